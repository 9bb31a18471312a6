/** @jest-environment node */
// Content that passes the check can be rendered: generated contents, on every page.
import fc from "fast-check";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { anyContent, type Size } from "../../e2e/support/content/any-content";
import { contentFolder } from "../../e2e/support/content/content-folder";
import { staticQueryData } from "../../e2e/support/content/fixtures";
import { QueryContent } from "../../e2e/support/content/query-content";
import { formatReport } from "../../packages/content-model/check/problem";
import { readContent } from "../../packages/content-model/read/read-content";
import { content as site } from "../content";
import { wrapPageElement } from "../gatsby/wrap-page-element";
import { anchors, QUESTIONS } from "../utils/anchors";

type Page = ComponentType<{ data: object; pageContext: object }>;

/** The HTML of every page, by its address. */
async function renderAll(folder: string): Promise<Map<string, string>> {
  const files = readContent(folder);
  const records = site.records(files);
  const content = new QueryContent(files);
  Object.assign(staticQueryData, await content.statics());
  const shown = new Map<string, string>();
  for (const { path, component } of site.pages(records)) {
    const { default: Page } = (await import(`../${component}`)) as { default: Page };
    const pageContext = { path };
    const data = await content.query(component, pageContext);
    const element = <Page data={data} pageContext={pageContext} />;
    const location = { pathname: path } as PageProps["location"];
    shown.set(path, renderToString(wrapPageElement({ element, props: { location } })));
  }
  return shown;
}

/** Errors that a visitor would notice at once; the generated texts contain none of them. */
function faultsOf(html: string): string[] {
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  const words = html.replace(/<[^<>]*>/g, " ");
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `id ${id} twice`),
    ...(words.match(/\bundefined\b|\[object Object\]|\bNaN\b|\{\w+\}/g) ?? []),
    ...((html.match(/<h1[ >]/g)?.length ?? 0) === 1 ? [] : ["not one h1"]),
  ];
}

const isAnchor = (id: string) =>
  Object.values<string>(anchors).includes(id) || /^\d+$/.test(id) || id.startsWith(`${QUESTIONS}-`);

/** The ids on a page that links may target. */
const anchorsIn = (html: string) =>
  Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id)
    .filter(isAnchor)
    .filter((id) => id !== `${QUESTIONS}-heading`);

async function expectShown(files: Record<string, string>): Promise<void> {
  const folder = contentFolder(files);
  const problems = await site.checkFolder(folder);
  expect(problems.length > 0 ? formatReport(problems) : "").toBe("");
  const pages = await renderAll(folder);
  const some = [
    "/",
    "/trawa",
    "/ogrody/trawa",
    "/ogrody/cien",
    "/pruszcz-gdański",
    "/regulamin-serwisu",
  ];
  expect([...pages.keys()]).toEqual(expect.arrayContaining(some));
  const declared = site.anchors(site.records(readContent(folder)));
  for (const [name, html] of pages) {
    expect([name, ...faultsOf(html)]).toEqual([name]);
    expect([name, ...anchorsIn(html).sort()]).toEqual([name, ...(declared.get(name) ?? [])].sort());
  }
  expect(complaints).not.toHaveBeenCalled();
}

const complaints = jest.fn();

beforeEach(() => {
  complaints.mockReset();
  jest.spyOn(console, "error").mockImplementation(complaints);
});

test.each<[Size, number]>([
  ["smallest", 5],
  ["largest", 5],
  ["odd", 20],
])(
  "%s contents: what the check accepts, every page shows",
  async (size, numRuns) => {
    await fc.assert(fc.asyncProperty(anyContent(size), expectShown), {
      numRuns,
      endOnFailure: true,
    });
  },
  600_000,
);
