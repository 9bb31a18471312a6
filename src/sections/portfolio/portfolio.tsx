import { graphql } from "gatsby";
import { Figure } from "../../components/figure/figure";
import * as styles from "./portfolio.module.css";
import { sizesOf, spanOf } from "./works-layout";

interface PortfolioProps {
  data: Queries.PortfolioFragment;
  /** Takes the place of the gallery's own title. */
  heading?: string;
}

/** Finished work in an uneven grid, with captions below the photographs. */
export function Portfolio({ data: { slug, title, photos }, heading = title }: PortfolioProps) {
  const headingId = `${slug}-gallery`;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap wrap--wide">
        <div className="head">
          <h2 id={headingId}>{heading}</h2>
        </div>
        <ul className={styles.works}>
          {photos.map(({ src, alt, caption }, index) => (
            <li className={styles[spanOf(index, photos.length)]} key={index}>
              <Figure
                file={src}
                alt={alt}
                caption={caption}
                sizes={sizesOf(index, photos.length)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Portfolio on Gallery {
    slug
    title
    photos {
      alt
      caption
      src {
        ...PhotoMedium
      }
    }
  }
`;
