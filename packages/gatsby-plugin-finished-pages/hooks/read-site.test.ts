import { writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { folderWith } from "@typed-site/test-support/site";
import { readSite } from "./read-site";

/** What a hook gets of a site with two pages. @param fields those that Gatsby's pages have */
const argsOf = (fields: readonly string[]) => {
  const graphql = (query: string) => {
    if (query.includes("__type")) {
      return Promise.resolve({ data: { __type: { fields: fields.map((name) => ({ name })) } } });
    }
    const day = query.includes("changed") ? { changed: "2026-03-01" } : {};
    const nodes = [{ path: "/", ...day }, { path: "/gdańsk/".normalize("NFD") }];
    const site = { siteMetadata: { siteUrl: "https://example.org/" } };
    return Promise.resolve({ data: { site, pages: { nodes } } });
  };
  const nodes = ["File", "StaticImage"].map((type) => ({
    internal: { type, contentDigest: type },
  }));
  return { graphql, getNodes: () => nodes } as unknown as BuildArgs;
};

const moduleOf = (text: string) => path.join(folderWith({ "site.ts": text }), "site.ts");

test("a site that says nothing of itself gets what follows from its pages", async () => {
  const site = await readSite(argsOf(["path"]), {});
  expect(site).toMatchObject({ url: "https://example.org", redirects: [], changes: [] });
  expect(site.policy).toEqual({});
  expect([...site.pages]).toEqual([
    ["/", { path: "/" }],
    ["/gdańsk", { path: "/gdańsk/".normalize("NFD") }],
  ]);
  // gatsby-plugin-image has nodes of its own for pictures that no plugin sources
  expect([...site.fileDigests]).toEqual(["File", "StaticImage"]);
});

test("what pages may load from elsewhere is passed on, and the first script found from the site's folder", async () => {
  const policy = { "img-src": ["https://tile.example"] };
  const own = moduleOf("alert(1)");
  const firstScript = path.relative("", own);
  expect(await readSite(argsOf([]), { policy, firstScript })).toMatchObject({
    policy,
    firstScript: own,
    project: process.cwd(),
  });
});

test("a query that fails in part stops the build", async () => {
  const data = { site: { siteMetadata: { siteUrl: "https://a.example" } }, pages: { nodes: [] } };
  const known = argsOf([]);
  const graphql = (query: string) =>
    query.includes("__type")
      ? known.graphql(query)
      : Promise.resolve({ data, errors: [{ message: "no such field" }] });
  const args = { graphql, getNodes: () => [] } as unknown as BuildArgs;
  await expect(readSite(args, {})).rejects.toThrow("no such field");
});

test.each(["package.json", "package-lock.json"])(
  "pages are finished anew after a change of %s, which names browsers and libraries",
  async (file) => {
    const [before, folder] = [process.cwd(), folderWith({ [file]: "{}" })];
    process.chdir(folder);
    try {
      const first = (await readSite(argsOf([]), {})).finishedBy;
      writeFileSync(file, '{ "browserslist": ["chrome >= 120"] }');
      expect((await readSite(argsOf([]), {})).finishedBy).not.toBe(first);
    } finally {
      process.chdir(before);
    }
  },
);

test("the day of a page's last change is asked for where something gives it", async () => {
  const { pages } = await readSite(argsOf(["path", "changed"]), {});
  expect(pages.get("/")?.changed).toBe("2026-03-01");
});

test("a module of the site adds what pages do not say", async () => {
  const site = moduleOf(`export const describeSite = () => ({
    redirects: [{ from: "/a", to: "/" }],
  });`);
  const { redirects } = await readSite(argsOf([]), { site });
  expect(redirects).toEqual([{ from: "/a", to: "/" }]);
});

test("a module without the function is told what to export", async () => {
  const site = moduleOf("export const other = 1;");
  await expect(readSite(argsOf([]), { site })).rejects.toThrow("no function `describeSite`");
});

test("what finishes pages are the site's modules and all that this package does with pages", async () => {
  const programOf = jest.fn<unknown, [string[]]>(() => Promise.resolve({ digest: "" }));
  const actual = jest.requireActual<object>("@typed-site/utils/node");
  const [site, firstScript] = [moduleOf("export const describeSite = () => ({});"), moduleOf("1")];
  await jest.isolateModulesAsync(async () => {
    jest.doMock("@typed-site/utils/node", () => ({ ...actual, programOf }));
    const { readSite: read } = await import("./read-site");
    await read(argsOf([]), { site, firstScript });
  });
  jest.dontMock("@typed-site/utils/node");
  expect(programOf.mock.calls[0]?.[0]).toEqual([
    path.join(__dirname, "../finish"),
    site,
    firstScript,
  ]);
});

test("what finishes pages is known where a site says what its changes hang on, and another with other data or code", async () => {
  const by = async (text: string) => {
    const site = moduleOf(`export const describeSite = () => (${text});`);
    return (await readSite(argsOf([]), { site })).finishedBy;
  };
  const changes = "changes: [() => 1]";
  const one = await by(`{ ${changes}, changesHangOn: 1 }`);
  expect(one).toBe(await by(`{ ${changes}, changesHangOn: 1 }`));
  expect(one).not.toBe(await by(`{ ${changes}, changesHangOn: 2 }`));
  expect(one).not.toBe(await by("{ changes: [() => 2], changesHangOn: 1 }"));
  // What the site's content says is in none of its modules.
  const words = moduleOf("1");
  const asked = `{ ${changes}, changesHangOn: require("node:fs").readFileSync("${words}", "utf8") }`;
  const before = await by(asked);
  writeFileSync(words, "2");
  expect(await by(asked)).not.toBe(before);
  expect(await by(`{ ${changes} }`)).toBeUndefined();
  expect((await readSite(argsOf([]), {})).finishedBy).toBeDefined();
  const withFirst = async (text: string) =>
    (await readSite(argsOf([]), { firstScript: moduleOf(text) })).finishedBy;
  expect(await withFirst("alert(1)")).not.toBe(await withFirst("alert(2)"));
});
