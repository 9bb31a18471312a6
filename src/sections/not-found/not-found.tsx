import { graphql } from "gatsby";
import { LinkRow } from "../../components/link-row/link-row";
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
          <LinkRow links={links} />
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
