import { folderWith } from "../../../e2e/support/server/site";
import { findNeeds } from "./page-needs";

const folder = folderWith({
  "webpack.stats.json": JSON.stringify({
    assetsByChunkName: { app: ["app-1.js"], town: ["styles.css", "commons-1.js", "town-1.js"] },
  }),
  "page-data/gdańsk/page-data.json": JSON.stringify({
    componentChunkName: "town",
    staticQueryHashes: ["17"],
  }),
  "page-data/index/page-data.json": JSON.stringify({ componentChunkName: "home" }),
});

it("names the scripts of a page's component, and the data in the spelling that is asked for", () => {
  expect(findNeeds(folder)("/gdańsk")).toEqual([
    "/commons-1.js",
    "/town-1.js",
    "/page-data/gda%C5%84sk/page-data.json",
    "/page-data/app-data.json",
    "/page-data/sq/d/17.json",
  ]);
});

it("finds the home page's data, which have a name of their own", () => {
  expect(findNeeds(folder)("/")).toContain("/page-data/index/page-data.json");
});

it("names nothing for a page that Gatsby has no data for", () => {
  expect(findNeeds(folder)("/nie-ma")).toEqual([]);
});
