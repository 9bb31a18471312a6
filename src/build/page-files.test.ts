import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { content as site } from "../content";
import { pageFileMistakes } from "./page-files";

const entries = site.pages([]);

test("every file in src/pages is the page of a model, and the other way round", () => {
  expect(pageFileMistakes(entries, "src/pages")).toEqual([]);
});

test("a page without a model and a model without a page are named with the file to change", () => {
  const files = ["pages/oferta/cennik.tsx", ...entries.map(({ component }) => component)];
  const folder = folderWith(
    Object.fromEntries(
      files.filter((file) => file !== "pages/kontakt.tsx").map((file) => [file, ""]),
    ),
  );
  const mistakes = pageFileMistakes(entries, path.join(folder, "pages"));
  expect(mistakes).toEqual([
    expect.stringContaining("src/pages/oferta/cennik.tsx is the page of no model"),
    "src/pages/kontakt.tsx is missing: ContactPage makes the page /kontakt",
  ]);
});
