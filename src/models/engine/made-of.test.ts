import { sampleContent } from "../../../e2e/support/content/sample-content";
import { parseContent } from "../../../packages/content-model/read/read-content";
import { content as site } from "../../content";

const records = Object.entries(sampleContent()).flatMap(([file, text]) =>
  site.records([parseContent(file, text)]),
);
const pages = site.pagesByFile(records);

test("every page that shows the questions is made of their file, too", () => {
  const showing = site.pages(records).filter(({ anchorsOf }) => anchorsOf);
  expect(showing.length).toBeGreaterThan(0);
  expect(pages.get("faq.yaml")?.sort()).toEqual(showing.map(({ path }) => path).sort());
});

test("the machines are shown on the home page and on the page about the company", () => {
  expect(pages.get("equipment.yaml")).toEqual(expect.arrayContaining(["/", "/o-nas"]));
});
