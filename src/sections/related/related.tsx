import { graphql } from "gatsby";
import { ServiceCard } from "../../components/service-card/service-card";
import * as styles from "./related.module.css";

/* 4:3 cards crop a 3:2 photograph at the sides: the picture is an eighth wider than its card */
const sizes = "(min-width: 1024px) 27rem, (min-width: 600px) 34vw, 9rem";

interface RelatedProps {
  data: Queries.RelatedFragment;
  heading: string;
  more: string;
}

/** The services that usually follow; nothing if there are none. */
export function Related({ data: { related }, heading, more }: RelatedProps) {
  if (!related.length) return null;
  return (
    <section className="section on-lichen" aria-labelledby="related-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="related-heading">{heading}</h2>
        </div>
        <ul className={`cols ${styles.related}`}>
          {related.map(({ path, title, photo }) => (
            <li key={path}>
              <ServiceCard path={path} title={title} more={more} file={photo.src} sizes={sizes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Related on Service {
    related {
      path
      title
      photo {
        src {
          ...PhotoMedium
        }
      }
    }
  }
`;
