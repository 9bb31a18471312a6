import { graphql } from "gatsby";
import { DrawingFigure } from "../../../components/drawing/drawing";
import { Prose } from "../../../components/prose/prose";

/** What to measure and photograph, in a drawing and in words. */
export function FellingMeasure({ words: { measure } }: { words: Queries.FellingMeasureFragment }) {
  return (
    <section className="section on-sand" aria-labelledby="measure">
      <div className="wrap split">
        <div className="flow">
          <h2 id="measure">{measure.heading}</h2>
          <Prose html={measure.body.html} />
        </div>
        <DrawingFigure drawing={measure.drawing} />
      </div>
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
