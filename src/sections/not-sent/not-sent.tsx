import { graphql } from "gatsby";
import { LinkRow } from "../../components/link-row/link-row";
import { Prose } from "../../components/prose/prose";
import * as styles from "./not-sent.module.css";

interface NotSentProps {
  data: Queries.NotSentFragment;
}

/** Says that an enquiry was not taken, and how to reach the company all the same. */
export function NotSent({ data: { headline, body, links } }: NotSentProps) {
  return (
    <section className="section" aria-labelledby="headline">
      <div className="wrap">
        <div className={`flow ${styles.text}`}>
          <h1 id="headline">{headline}</h1>
          <Prose className="lead" html={body.html} />
          <LinkRow links={links} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NotSent on NotSentPage {
    headline
    body {
      html
    }
    links {
      label
      address
    }
  }
`;
