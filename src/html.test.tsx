/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { parsePage } from "@typed-site/utils/node";
import Html from "./html";

test("the document is in Polish, fits a phone's whole screen, and holds what Gatsby puts in", () => {
  const page = parsePage(
    renderToStaticMarkup(
      <Html
        htmlAttributes={{ className: "whole" }}
        headComponents={[<title key="title">Site</title>]}
        bodyAttributes={{ className: "inside" }}
        preBodyComponents={[<i key="before">before</i>]}
        body="<main>page</main>"
        postBodyComponents={[<i key="after">after</i>]}
      />,
    ),
  );
  expect(page.querySelector("html.whole")?.getAttribute("lang")).toBe("pl");
  expect(page.querySelector("head")?.innerHTML).toBe(
    '<meta charSet="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
      // Otherwise phones would offer to dial tax numbers.
      '<meta name="format-detection" content="telephone=no"><title>Site</title>',
  );
  expect(page.querySelector("body.inside")?.innerHTML).toBe(
    '<i>before</i><div id="___gatsby"><main>page</main></div><i>after</i>',
  );
});
