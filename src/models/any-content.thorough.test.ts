// Content that passes the check can be built: real builds of made-up contents, in a copy of the project.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { generateContent } from "../../e2e/support/content/generate-content";
import { sampleContent } from "../../e2e/support/content/sample-content";
import { copyProject } from "../../e2e/support/project-copy";
import { content } from "../content";
import { anchors, QUESTIONS } from "../utils/anchors";

const project = copyProject();
const contentInProject = path.join(project, "content");

/** Jest wants a limit for a test; a build on a slow machine must not reach it. */
const NO_DEADLINE = 60 * 60_000;

afterAll(() => rmSync(project, { recursive: true }));

/** @throws with the build's own output if it fails */
function build(): void {
  execFileSync("npx", ["gatsby", "build"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
}

/** A built page without comments, in which Gatsby has ids of its own. */
const htmlOf = (address: string) =>
  readFileSync(path.join(project, "public", address, "index.html"), "utf8").replace(
    /<!--.*?-->/gs,
    "",
  );

/** What a visitor would notice at once; the made-up texts contain none of it. */
function faultsIn(html: string): string[] {
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  const words = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ").replace(/<[^<>]*>/g, " ");
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `id ${id} twice`),
    ...(words.match(/\bundefined\b|\[object Object\]|\bNaN\b|\{\w+\}/g) ?? []),
    ...((html.match(/<h1[ >]/g)?.length ?? 0) === 1 ? [] : ["not one h1"]),
  ];
}

const isAnchor = (id: string) =>
  Object.values<string>(anchors).includes(id) ||
  /^\d+$/.test(id) ||
  (id.startsWith(`${QUESTIONS}-`) && id !== `${QUESTIONS}-heading`);

/** The ids on a page that links may lead to. */
const anchorsIn = (html: string) =>
  Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id).filter(isAnchor);

describe.each([
  ["smallest", sampleContent()],
  ["odd", generateContent("odd")],
])("the %s content", (_size, files) => {
  const folder = contentFolder(files);
  const records = () => content.records(readContent(folder));

  test(
    "is built",
    async () => {
      expect(await content.checkFolder(folder)).toEqual([]);
      rmSync(contentInProject, { recursive: true });
      cpSync(folder, contentInProject, { recursive: true, dereference: true });
      cpSync("content/drawings", path.join(contentInProject, "drawings"), { recursive: true });
      build();
    },
    NO_DEADLINE,
  );

  test("every page is whole, with the anchors that links to it may have", () => {
    const declared = content.anchors(records());
    const pages = content.pages(records()).map((page) => page.path);
    expect(pages).toEqual(expect.arrayContaining(["/", "/trawa-z-rolki", "/puck"]));
    for (const page of pages) {
      const html = htmlOf(page);
      expect([page, ...faultsIn(html)]).toEqual([page]);
      expect([page, ...anchorsIn(html).sort()]).toEqual(
        [page, ...(declared.get(page) ?? [])].sort(),
      );
    }
  });
});
