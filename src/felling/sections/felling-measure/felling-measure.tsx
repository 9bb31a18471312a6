import { graphql } from "gatsby";
import { DrawingFigure } from "../../../components/drawing/drawing";
import { Prose } from "../../../components/prose/prose";
import * as styles from "../felling-notes/felling-notes.module.css";

/** What to measure and photograph, in a drawing and in words; a phone shows the heading, which opens them. */
export function FellingMeasure({ words: { measure } }: { words: Queries.FellingMeasureFragment }) {
  return (
    <section className="section on-sand" aria-labelledby="measure">
      <details className={`wrap fold fold--phone ${styles.fold}`}>
        <summary>
          <h2 id="measure">{measure.heading}</h2>
        </summary>
        <div className="split">
          <Prose html={measure.body.html} />
          <DrawingFigure drawing={measure.drawing} />
        </div>
      </details>
    </section>
  );
}

export const query = graphql`
  fragment FellingMeasure on FellingGuide {
    measure {
      heading
      body {
        html
      }
      drawing {
        ...Drawing
      }
    }
  }
`;
