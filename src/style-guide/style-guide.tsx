import { Helmet } from "react-helmet";
import { Motif } from "../components/motif/motif";
import { Controls } from "./examples/controls";
import { Drawings } from "./examples/drawings";
import { Fields } from "./examples/fields";
import { Lists } from "./examples/lists";
import { Pictures } from "./examples/pictures";
import { Texts } from "./examples/texts";

const surfaces = ["", "on-lichen", "on-sand", "on-deep", "on-deep on-bark"];
const everywhere = [Controls, Texts, Drawings];

/** All components; those for any surface, on each of them. */
export default function StyleGuide() {
  return (
    <>
      <Helmet title="Wzornik" />
      <h1 className="wrap section">Wzornik</h1>
      {surfaces.map((surface) => (
        <div key={surface} className={`section ${surface}`}>
          {surface.startsWith("on-deep") && <Motif lines="contours" />}
          {(surface ? everywhere : [...everywhere, Fields, Lists, Pictures]).map((Part, index) => (
            <section key={index} className="wrap flow">
              <Part />
            </section>
          ))}
        </div>
      ))}
    </>
  );
}
