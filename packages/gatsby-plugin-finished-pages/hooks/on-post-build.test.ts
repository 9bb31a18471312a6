import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { folderWith } from "@typed-site/test-support/site";
import { onPostBuild } from "./on-post-build";

const html = `<html><head><style data-href="/app.css">p{}</style></head><body><main></main><script>window.___a=1</script>${[
  "webpack-runtime-1",
  "framework-1",
  "app-1",
]
  .map((name) => `<script src="/${name}.js" async></script>`)
  .join("")}</body></html>`;

/** The folder of a project, with the site that Gatsby has built. */
const project = (page = html) =>
  folderWith({
    "package.json": JSON.stringify({ browserslist: ["chrome >= 109"] }),
    "first.ts": "console.log(1);",
    "public/index.html": page,
    "public/404.html": page,
    "public/app.css": "p{}",
    "public/webpack.stats.json": JSON.stringify({ assetsByChunkName: { app: ["app.css"] } }),
    ...Object.fromEntries(
      ["index", "404.html"].map((name) => [
        `public/page-data/${name}/page-data.json`,
        JSON.stringify({ componentChunkName: "page" }),
      ]),
    ),
  });

/** Steps of the build that have begun and not ended, which Gatsby shows until then. */
let running = 0;

async function build(folder: string, kept = new Map<string, unknown>(), errors?: unknown) {
  const before = process.cwd();
  const panic = jest.fn();
  const timer = () => ({ start: () => (running += 1), end: () => (running -= 1) });
  const data = {
    site: { siteMetadata: { siteUrl: "https://example.org" } },
    pages: { nodes: [{ path: "/" }] },
    __type: { fields: [] },
  };
  process.chdir(folder);
  try {
    await onPostBuild(
      {
        reporter: { activityTimer: timer, panic } as unknown as BuildArgs["reporter"],
        graphql: () => Promise.resolve({ data, errors }) as never,
        getNodes: () => [],
        cache: {
          get: (key: string) => Promise.resolve(structuredClone(kept.get(key))),
          set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
        } as unknown as BuildArgs["cache"],
      },
      { firstScript: path.join(folder, "first.ts") },
    );
  } catch {
    // Told by the reporter, whose `panic` ends a build.
  } finally {
    process.chdir(before);
  }
  return panic.mock.calls as [string][];
}

test("what a build has finished is kept for the next one, which leaves it alone", async () => {
  const folder = project();
  const kept = new Map<string, unknown>();
  expect(await build(folder, kept)).toEqual([]);
  expect(existsSync(path.join(folder, "public/sitemap.xml"))).toBe(true);
  expect(running).toBe(0);
  const [entries] = [...kept.values()] as [[string, { facts: { photos: string[] } }][]];
  expect(entries.map(([file]) => file)).toEqual(["404.html", "index.html"]);
  // Told by the second build only where it believes what the first has kept.
  for (const [, { facts }] of entries) facts.photos = ["/static/kept.jpg"];
  await build(folder, kept);
  expect(readFileSync(path.join(folder, "public/sitemap.xml"), "utf8")).toContain("kept.jpg");
});

test("what stops a build is told by one sentence, with what was being done", async () => {
  const folder = project();
  writeFileSync(path.join(folder, "public/index.html"), html.replace("<main>", "<main><b>"));
  expect(await build(folder)).toEqual([
    ["Finishing pages: index.html: not all elements of the page are closed"],
  ]);
});

test("so is what stops it only after a while, and nothing is kept of that build", async () => {
  const kept = new Map<string, unknown>();
  expect(await build(project(), kept, [{ message: "no such field" }])).toEqual([
    ['Asking for all pages: [{"message":"no such field"}]'],
  ]);
  expect(kept.size).toBe(0);
});
