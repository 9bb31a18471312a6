import { sampleContent } from "../../../e2e/support/content/sample-content";
import { parseContent } from "../read/read-content";
import { recordsIn } from "../read/read-records";
import { pagesByFile } from "./made-of";
import { pageEntries } from "./page-entries";

const records = Object.entries(sampleContent()).flatMap(([file, text]) =>
  recordsIn(parseContent(file, text)),
);
const pages = pagesByFile(records);

test("every page that shows the questions is made of their file, too", () => {
  const showing = pageEntries(records).filter(({ hasQuestions }) => hasQuestions);
  expect(showing.length).toBeGreaterThan(0);
  expect(pages.get("faq.yaml")?.sort()).toEqual(showing.map(({ path }) => path).sort());
});

test("the machines are shown on the home page and on the page about the company", () => {
  expect(pages.get("equipment.yaml")).toEqual(expect.arrayContaining(["/", "/o-nas"]));
});
