// What npm packs of each plugin, in a folder with nothing but the libraries that it names and the example of its README.
// Alone: while npm packs, other files stand in the folder of the plugin.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { folderWith } from "@typed-site/test-support/site";
import { parsePage } from "@typed-site/utils/node";

/** Jest wants a limit for a test; a build on a slow machine must not reach it. */
const NO_DEADLINE = 60 * 60_000;

/** What every Gatsby site has. */
const GATSBY = ["gatsby", "react", "react-dom"];

/** The files of a README's example, by their places: each block begins with its own. */
const exampleIn = (readme: string) =>
  Object.fromEntries(
    Array.from(
      readme.matchAll(/^```\w+\n(?:\/\/|#) (\S+\.\w+)\n([\s\S]*?)^```$/gm),
      ([, place = "", text = ""]) => [place, text],
    ),
  );

/** Links what npm would install beside a plugin: libraries of this project, but none of its packages. */
function linkLibraries(modules: string, names: Iterable<string>): void {
  for (const name of new Set(names)) {
    const link = path.join(modules, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve("node_modules", name), link);
  }
}

/** An empty folder in which a reader has followed the README of a plugin. */
function siteWith(plugin: string): string {
  const folder = path.resolve("packages", plugin);
  const readme = readFileSync(path.join(folder, "README.md"), "utf8");
  const site = folderWith({
    ...exampleIn(readme),
    "package.json": JSON.stringify({ name: "bakery", dependencies: { gatsby: "5" } }),
  });
  const manifest = readFileSync(path.join(folder, "package.json"), "utf8");
  const into = ["--ignore-scripts=false", "--silent", "--pack-destination", site];
  const packed = execFileSync("npm", ["pack", ...into], { cwd: folder, encoding: "utf8" });
  expect(readFileSync(path.join(folder, "package.json"), "utf8")).toBe(manifest);
  const target = path.join(site, "node_modules", plugin);
  mkdirSync(target, { recursive: true });
  const [archive = ""] = packed.trim().split("\n").slice(-1);
  execFileSync("tar", ["xzf", path.join(site, archive), "--strip-components=1", "-C", target]);
  const { dependencies, peerDependencies, exports } = JSON.parse(
    readFileSync(path.join(target, "package.json"), "utf8"),
  ) as Record<"dependencies" | "peerDependencies", Record<string, string>> & {
    exports: Record<string, { types?: string }>;
  };
  // What its user may have, and in which version, is as in the repository.
  expect(peerDependencies).toMatchObject(
    (JSON.parse(manifest) as { peerDependencies?: object }).peerDependencies ?? {},
  );
  // It is JavaScript, with the packages of this project in it: neither a loader nor one of them is installed.
  const needless = Object.keys(dependencies).filter((name) => /^(?:tsx$|@typed-site\/)/.test(name));
  expect(needless).toEqual([]);
  const modules = Object.entries(exports).filter(([door]) => !/gatsby-node$|\.json$/.test(door));
  for (const [door, { types = "" }] of modules) {
    expect([door, types !== "" && existsSync(path.join(target, types))]).toEqual([door, true]);
  }
  // Of what a site names itself, a plugin with a copy of its own would know nothing.
  for (const [, name = ""] of readme.matchAll(/^import .* from "([a-z-]+)";$/gm)) {
    expect(Object.keys(dependencies)).not.toContain(name);
  }
  const [, installed = ""] = /^npm install (.*)$/m.exec(readme) ?? [];
  const named = installed.split(" ").filter((name) => name !== plugin);
  const all = [...GATSBY, ...named, ...Object.keys({ ...dependencies, ...peerDependencies })];
  linkLibraries(path.join(site, "node_modules"), all);
  return site;
}

/** Builds a site. @returns what Gatsby has said, empty if all went well */
function build(site: string): string {
  const { status, stdout, stderr } = spawnSync("npx", ["gatsby", "build"], {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  return status === 0 ? "" : stdout + stderr;
}

const sites: string[] = [];
afterAll(() => sites.forEach((site) => rmSync(site, { recursive: true })));

/** The site of a README's example, built with what npm packs: JavaScript that anybody may use. */
function builtWith(plugin: string): string {
  const site = siteWith(plugin);
  sites.push(site);
  const files = readdirSync(path.join(site, "node_modules", plugin), { recursive: true });
  expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(String(file)))).toEqual([]);
  expect(files).toContain("LICENSE");
  expect(build(site)).toBe("");
  return site;
}

describe("gatsby-plugin-typed-content, packed", () => {
  let site: string;
  beforeAll(() => void (site = builtWith("gatsby-plugin-typed-content")), NO_DEADLINE);

  test("makes the page of the README's example", () => {
    const html = readFileSync(path.join(site, "public/rye/index.html"), "utf8");
    expect(html).toContain("<h1>Rye bread</h1>");
    expect(html).toContain("<strong>twelve years</strong>");
  });

  test(
    "stops the build at a slip in the content, with its place and the key that was meant",
    () => {
      const file = path.join(site, "content/breads/rye.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace("name:", "nam:"));
      expect(build(site)).toContain(
        "content/breads/rye.yaml:1:1  Bread: unknown key “nam”. Did you mean “name”?",
      );
    },
    NO_DEADLINE,
  );
});

describe("gatsby-plugin-finished-pages, packed", () => {
  let site: string;
  beforeAll(() => void (site = builtWith("gatsby-plugin-finished-pages")), NO_DEADLINE);
  const read = (file: string) => readFileSync(path.join(site, "public", file), "utf8");

  test("lets the page of the README's example ask for no script before it is seen", () => {
    expect(read("index.html")).toContain("<h1>Rye bread</h1>");
    const page = parsePage(read("index.html"));
    expect(page.querySelectorAll("script[src], link[as=script]")).toEqual([]);
    const later = page
      .querySelectorAll("script")
      .flatMap((one) => one.getAttribute("data-start") ?? []);
    const addresses = later.join(" ").trim().split(" ");
    expect(addresses.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !existsSync(path.join(site, "public", address)))).toEqual(
      [],
    );
  });

  test("names each inline script and style in the policy that static hosts and servers send", () => {
    const inline = parsePage(read("index.html")).querySelectorAll("script:not([type]), style");
    expect(inline.length).toBeGreaterThan(1);
    for (const { rawText } of inline) {
      const hash = `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`;
      expect(read("_headers")).toContain(hash);
      expect(read("_pages.json")).toContain(hash);
    }
  });

  test("writes sitemap, robots and compressed copies without a word of the site", () => {
    expect(read("sitemap.xml")).toContain("<loc>https://example.org/</loc>");
    expect(read("robots.txt")).toContain("https://example.org/sitemap.xml");
    const copy = readFileSync(path.join(site, "public/index.html.br"));
    expect(brotliDecompressSync(copy).toString()).toBe(read("index.html"));
    expect(existsSync(path.join(site, "public/manifest.webmanifest"))).toBe(false);
  });

  test(
    "stops the build at an option that there is not",
    () => {
      const config = path.join(site, "gatsby-config.js");
      const text = readFileSync(config, "utf8");
      const entry = '{ resolve: "gatsby-plugin-finished-pages", options: { sitemap: true } }';
      writeFileSync(config, text.replace('"gatsby-plugin-finished-pages"', entry));
      expect(build(site)).toContain('There is no option "sitemap"');
    },
    NO_DEADLINE,
  );
});
