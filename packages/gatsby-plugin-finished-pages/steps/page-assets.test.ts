import { folderWith } from "@typed-site/test-support/site";
import { findAssets } from "./page-assets";

const pageData = (chunk: string, ...staticQueryHashes: string[]) =>
  JSON.stringify({ componentChunkName: chunk, staticQueryHashes });

const folder = folderWith({
  "webpack.stats.json": JSON.stringify({
    assetsByChunkName: {
      app: ["shared.css", "app.css", "app-1.js"],
      town: ["shared.css", "town.css", "commons-1.js", "town-1.js"],
      legal: ["legal-1.js"],
    },
  }),
  "page-data/gdańsk/page-data.json": pageData("town", "17"),
  "page-data/index/page-data.json": JSON.stringify({ componentChunkName: "home" }),
  "page-data/404.html/page-data.json": JSON.stringify({ componentChunkName: "home" }),
  "page-data/regulamin/page-data.json": pageData("legal"),
});

it("names what a page needs to hydrate, its data in the spelling that is asked for", () => {
  expect(findAssets(folder)("/gdańsk").hydration).toEqual([
    "/commons-1.js",
    "/town-1.js",
    "/page-data/gda%C5%84sk/page-data.json",
    "/page-data/app-data.json",
    "/page-data/sq/d/17.json",
  ]);
});

it("finds the data of the pages that have a name of their own", () => {
  expect(findAssets(folder)("/").hydration).toContain("/page-data/index/page-data.json");
  expect(findAssets(folder)("/404").hydration).toContain("/page-data/404.html/page-data.json");
});

it("names the site's style sheets first, and none twice", () => {
  const assets = findAssets(folder);
  expect(assets("/gdańsk").styleSheets).toEqual(["/shared.css", "/app.css", "/town.css"]);
  expect(assets("/regulamin").styleSheets).toEqual(["/shared.css", "/app.css"]);
});

it("stops where the build has left no data for a page", () => {
  expect(() => findAssets(folder)("/nie-ma")).toThrow("/nie-ma/page-data.json");
});
