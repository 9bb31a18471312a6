import type { Node, NodePluginArgs } from "gatsby";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { sampleContent } from "../../e2e/support/content/sample-content";
import { content as site } from "../content";
import { createPages } from "./create-pages";

interface Page {
  path: string;
  component: string;
}

/** The pages made from some content files, as passed to Gatsby. */
function pagesOf(files: Record<string, string>): Page[] {
  const pages: Page[] = [];
  const records = site.records(readContent(contentFolder(files)));
  const nodes = records.map(({ model, file, data }) => ({
    ...data,
    parent: file,
    internal: { type: model.typeName },
  }));
  createPages({
    actions: { createPage: (page: Page) => pages.push(page) },
    reporter: { panicOnBuild: (error: object) => fail(JSON.stringify(error)) },
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    getNode: (file: string) => ({ relativePath: file }) as unknown as Node,
  } as unknown as Parameters<typeof createPages>[0] & NodePluginArgs);
  return pages;
}

const fail = (message: string) => {
  throw new Error(message);
};

const content = {
  ...sampleContent(),
  "services/ogrody/cien.yaml": `${sampleContent()["services/trawa-2.yaml"]}alsoAt: [/cien]\n`,
};
const pages = pagesOf(content);
const templateOf = (path: string) =>
  pages
    .find((page) => page.path === path)
    ?.component.split("/")
    .pop();

test("every service, town and legal page gets its address and its template", () => {
  expect(templateOf("/ogrody/cien")).toBe("service.tsx");
  expect(templateOf("/cien")).toBe("service.tsx");
  expect(templateOf("/puck")).toBe("town.tsx");
  expect(templateOf("/regulamin-serwisu")).toBe("legal.tsx");
});

test("Gatsby makes the pages of src/pages by itself", () => {
  expect(templateOf("/")).toBeUndefined();
  expect(templateOf("/404")).toBeUndefined();
});

test("only `gatsby develop` has a style guide", () => {
  const isThere = (all: Page[]) => all.some(({ path }) => path === "/_wzornik");
  expect(isThere(pages)).toBe(false);
  process.env.gatsby_executing_command = "develop";
  expect(isThere(pagesOf(content))).toBe(true);
  delete process.env.gatsby_executing_command;
});
