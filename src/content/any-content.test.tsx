/** @jest-environment node */
// What passes the check can be shown: contents made of the models, on every page.
import fc from "fast-check";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import NotFoundPage from "../pages/404";
import ThankYouPage from "../pages/dziekujemy";
import IndexPage from "../pages/index";
import ContactPage from "../pages/kontakt";
import NotSentPage from "../pages/nie-wyslano";
import AboutPage from "../pages/o-nas";
import LegalTemplate from "../templates/legal";
import ServiceTemplate from "../templates/service";
import TownTemplate from "../templates/town";
import { anyContent, type Size } from "../../e2e/support/content/any-content";
import { contentFolder } from "../../e2e/support/content/content-folder";
import { staticQueryData } from "../../e2e/support/content/fixtures";
import { QueryContent } from "../../e2e/support/content/query-content";
import { checkContent } from "./check/check-content";
import { formatReport } from "./check/problem";
import { readContent } from "./read/read-content";

type Page = ComponentType<{ data: object; pageContext: object }>;

const single: Record<string, unknown> = {
  IndexPage,
  ContactPage,
  AboutPage,
  NotFoundPage,
  ThankYouPage,
  NotSentPage,
};

const templates: Record<string, [string, unknown]> = {
  service: ["ServiceTemplate", ServiceTemplate],
  town: ["TownTemplate", TownTemplate],
  legal: ["LegalTemplate", LegalTemplate],
};

/** The HTML of every page, by its address or the name of its query. */
async function renderAll(folder: string): Promise<Map<string, string>> {
  const content = new QueryContent(readContent(folder));
  Object.assign(staticQueryData, await content.statics());
  const shown = new Map<string, string>();
  const render = async (name: string, query: string, page: unknown, pageContext: object) => {
    const Page = page as Page;
    const data = await content.query(query, pageContext as Record<string, unknown>);
    shown.set(name, renderToString(<Page data={data} pageContext={pageContext} />));
  };
  for (const [name, page] of Object.entries(single)) await render(name, name, page, {});
  for (const { template, path: address, context } of await content.pages()) {
    const [query, page] = templates[template] ?? [template, undefined];
    await render(address, query, page, context);
  }
  return shown;
}

/** What a visitor would notice at once; the texts of the samples hold none of it. */
function faultsOf(html: string): string[] {
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  const words = html.replace(/<[^<>]*>/g, " ");
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `id ${id} twice`),
    ...(words.match(/\bundefined\b|\[object Object\]|\bNaN\b|\{\w+\}/g) ?? []),
    ...((html.match(/<h1[ >]/g)?.length ?? 0) === 1 ? [] : ["not one h1"]),
  ];
}

async function expectShown(files: Record<string, string>): Promise<void> {
  const folder = contentFolder(files);
  const problems = await checkContent(folder);
  expect(problems.length > 0 ? formatReport(problems) : "").toBe("");
  const pages = await renderAll(folder);
  expect(pages.size).toBe(6 + 5 + 5 + 3);
  for (const [name, html] of pages) expect([name, ...faultsOf(html)]).toEqual([name]);
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
  ["odd", 40],
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
