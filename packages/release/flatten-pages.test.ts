import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { listFiles } from "@typed-site/utils/node";
import { flattenPages } from "./flatten-pages";

test("each page is the file of its own address, and nothing else is moved or lost", () => {
  const folder = folderWith({
    "index.html": "start",
    "404.html": "404",
    "404/index.html": "404",
    "gdańsk/index.html": "Gdańsk",
    "gdańsk/index.html.br": "compressed",
    "gdańsk/index.html.gz": "compressed",
    "drewno/index.html": "Drewno",
    "drewno/kominkowe/index.html": "Kominkowe",
    "google1a2b.html": "own",
    "page-data/gdańsk/page-data.json": "{}",
    "app.js.gz": "compressed",
    _redirects: "/dawny /gda%C5%84sk 301\n",
  });
  flattenPages(folder);
  expect(listFiles(folder).sort()).toEqual(
    [
      "404.html",
      "_redirects",
      "drewno.html",
      "drewno/kominkowe.html",
      "gdańsk.html",
      "google1a2b.html",
      "index.html",
      "page-data/gdańsk/page-data.json",
    ].sort(),
  );
  // Beside it an empty folder would be another address.
  expect(existsSync(path.join(folder, "gdańsk"))).toBe(false);
  expect(readFileSync(path.join(folder, "gdańsk.html"), "utf8")).toBe("Gdańsk");
  expect(readFileSync(path.join(folder, "_redirects"), "utf8")).toBe(
    "/dawny /gda%C5%84sk 301\n/gda%C5%84sk/ /gda%C5%84sk 301\n",
  );
});
