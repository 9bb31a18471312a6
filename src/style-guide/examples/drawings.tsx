import { graphql, useStaticQuery } from "gatsby";
import { DrawingFigure, DrawingOnPaper } from "../../components/drawing/drawing";

/** All drawings, with their captions, and one in place of a photograph. */
export function Drawings() {
  const { allDrawing } = useStaticQuery<Queries.DrawingsOfStyleGuideQuery>(graphql`
    query DrawingsOfStyleGuide {
      allDrawing {
        nodes {
          slug
          ...Drawing
        }
      }
    }
  `);
  const [first] = allDrawing.nodes;
  return (
    <>
      <h2>Rysunki</h2>
      <div className="cols">
        {allDrawing.nodes.map(({ slug, ...drawing }) => (
          <DrawingFigure key={slug} drawing={drawing} />
        ))}
        {first && <DrawingOnPaper drawing={first} />}
      </div>
    </>
  );
}
