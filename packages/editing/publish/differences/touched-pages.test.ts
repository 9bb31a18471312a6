import { content } from "../../../../src/content";
import { readContent } from "../../../content-model";
import { touchedPages } from "./touched-pages";

const records = content.records(readContent("content"));
const pages = content.pages(records);

test("the pages of changed files come before a witness for what all pages show, and the rest is named", () => {
  const { path, record } = pages.at(-1) ?? {};
  const own = pages.filter((page) => page.record.file === record?.file);
  const touched = touchedPages(content, "content", ["company.yaml", record?.file ?? ""]);
  expect(own.map((page) => page.path)).toContain(path);
  expect(touched.pages.slice(0, own.length)).toEqual(own.map((page) => page.path));
  expect(touched.pages).toContain("/");
  expect(touched.pages.length).toBeLessThan(pages.length);
  const all = [...touched.pages, ...touched.others].sort();
  expect(all).toEqual(pages.map((page) => page.path).sort());
});

test("no more pages are shown than an editor waits for, and none of the others is lost", () => {
  const files = [...new Set(pages.map(({ record }) => record.file))];
  const touched = touchedPages(content, "content", files);
  expect(touched.pages.length).toBeLessThan(10);
  const all = [...touched.pages, ...touched.others];
  expect(new Set(all)).toEqual(new Set(pages.map(({ path }) => path)));
  expect(all).toHaveLength(new Set(all).size);
});

test("what is gone is seen on no page", () => {
  expect(touchedPages(content, "content", ["towns/gone.yaml"]).pages).toEqual([]);
});
