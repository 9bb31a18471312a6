import { graphql } from "gatsby";
import { NumberedSections } from "../../components/numbered-sections/numbered-sections";
import * as styles from "./legal-text.module.css";

/** The numbered text of a legal page; nothing if it is empty. */
export function LegalText({ data: { sections } }: { data: Queries.LegalTextFragment }) {
  if (!sections.length) return null;
  return (
    <div className="section">
      <div className="wrap">
        <div className={styles.text}>
          <NumberedSections sections={sections} size="small" />
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment LegalText on LegalPage {
    sections {
      heading
      body {
        html
      }
    }
  }
`;
