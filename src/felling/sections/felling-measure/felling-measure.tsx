import { graphql } from "gatsby";
import { Prose } from "../../../components/prose/prose";
import { TrunkDrawing } from "./trunk-drawing";

/** What to measure and photograph, in a drawing and in words. */
export function FellingMeasure({ words: { measure } }: { words: Queries.FellingMeasureFragment }) {
  return (
    <section className="section on-sand" aria-labelledby="measure">
      <div className="wrap split">
        <div className="flow">
          <h2 id="measure">{measure.heading}</h2>
          <Prose html={measure.body.html} />
        </div>
        <TrunkDrawing label={measure.drawing} low={measure.low} high={measure.high} />
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
      drawing
      low
      high
    }
  }
`;
