import { graphql } from "gatsby";
import { Prose } from "../../../components/prose/prose";
import { useToday } from "../../../hooks/use-today";
import { isWithin } from "./is-within";
import * as styles from "../felling-reasons/felling-reasons.module.css";
import * as folds from "./felling-notes.module.css";

/** Notes on nesting birds, with the current season marked, and on the penalties for felling without a permit. */
export function FellingNotes({ words }: { words: Queries.FellingNotesFragment }) {
  const { nesting, penalty } = words;
  const today = useToday();
  return (
    <section className="section" aria-labelledby="nesting">
      <div className="wrap cols" style={{ "--m": 1, "--l": 2 }}>
        <details className={`fold fold--phone ${folds.fold}`}>
          <summary>
            <h2 id="nesting">{nesting.heading}</h2>
          </summary>
          <div className="flow">
            <Prose html={nesting.body.html} />
            <dl className={styles.reasons}>
              {nesting.seasons.map(({ from, to, dates, note }) => (
                <div
                  key={`${from} ${to}`}
                  className={styles.reason}
                  aria-current={today && isWithin(today, from, to) ? "date" : undefined}
                >
                  <dt>
                    <strong>{dates}</strong> <span className={styles.yours}>{nesting.today}</span>
                  </dt>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </div>
        </details>
        <details className={`fold fold--phone ${folds.fold}`}>
          <summary>
            <h2>{penalty.heading}</h2>
          </summary>
          <Prose html={penalty.body.html} />
        </details>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FellingNotes on FellingGuide {
    nesting {
      heading
      body {
        html
      }
      today
      seasons {
        from
        to
        dates
        note
      }
    }
    penalty {
      heading
      body {
        html
      }
    }
  }
`;
