import { graphql } from "gatsby";
import { Prose } from "../../components/prose/prose";
import * as styles from "./towns-notes.module.css";

/** How far the company travels, and where else it works. */
export function TownsNotes({ data: { sections } }: { data: Queries.TownsNotesFragment }) {
  if (sections.length === 0) return null;
  return (
    <div className="section on-lichen">
      <div className={`wrap cols ${styles.notes}`}>
        {sections.map(({ heading, body }) => (
          <section key={heading} className="flow">
            <h2>{heading}</h2>
            <Prose html={body.html} />
          </section>
        ))}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment TownsNotes on TownsPage {
    sections {
      heading
      body {
        html
      }
    }
  }
`;
