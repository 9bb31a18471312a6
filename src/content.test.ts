import { readFileSync } from "node:fs";
import { readContent } from "../packages/content-model/read/read-content";
import { content } from "./content";

test("the editor's settings fit the models; otherwise run `npm run task schemas` and commit them", () => {
  expect(readFileSync(".vscode/settings.json", "utf8")).toBe(content.editorSettings());
});

test("search engines list neither answers to a form nor outcomes of the permit guide nor an error", () => {
  const pages = content.sitePages(content.records(readContent("content")));
  const addresses = pages.filter(({ noIndex }) => noIndex).map(({ path }) => path);
  const isOutcome = (path: string) => path.startsWith("/czy-potrzebne-zezwolenie/");
  expect(addresses.filter((path) => !isOutcome(path))).toEqual([
    "/404",
    "/dziekujemy",
    "/nie-wyslano",
  ]);
  expect(addresses.some(isOutcome)).toBe(true);
});
