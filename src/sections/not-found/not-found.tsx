import { graphql } from "gatsby";
import { Button } from "../../components/button/button";
import { Rings } from "../../components/rings/rings";
import * as styles from "./not-found.module.css";

interface NotFoundProps {
  data: Queries.NotFoundFragment;
}

/** Says that the address leads nowhere, and offers ways on. */
export function NotFound({ data: { code, headline, body, links } }: NotFoundProps) {
  return (
    <section className="section" aria-labelledby="headline">
      <div className="wrap">
        <div className={`flow ${styles.text}`}>
          <Rings className={styles.disc} label={code} />
          <h1 id="headline">{headline}</h1>
          <p className="lead">{body}</p>
          <div className="row">
            {links.map(({ label, address }, index) => (
              <Button key={address} href={address} variant={index === 0 ? "solid" : "line"}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NotFound on NotFoundPage {
    code
    headline
    body
    links {
      label
      address
    }
  }
`;
