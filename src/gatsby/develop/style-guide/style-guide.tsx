import "../../../styles";
import { Fragment } from "react";
import { createRoot } from "react-dom/client";
import { followLines } from "../../../components/before-after-slider/line";
import { Controls } from "./examples/controls";
import { Fields } from "./examples/fields";
import { Frame } from "./examples/frame";
import { Lists } from "./examples/lists";
import { Pictures } from "./examples/pictures";
import { Texts } from "./examples/texts";

const surfaces = ["", "on-lichen", "on-sand", "on-deep contours", "on-deep on-bark contours"];

/** All components, those that lie on any surface on each. */
function StyleGuide() {
  return (
    <main>
      <h1 className="wrap section">Wzornik</h1>
      {surfaces.map((surface, index) => (
        <Fragment key={surface}>
          <Controls surface={surface} />
          <Texts surface={surface} isFirst={index === 0} />
        </Fragment>
      ))}
      <Fields />
      <Lists />
      <Pictures />
      <Frame />
    </main>
  );
}

followLines();
const place = document.getElementById("style-guide");
if (place) createRoot(place).render(<StyleGuide />);
