// What Oxlint says of this project's own conventions. The rules themselves are held against all files by
// `npm run lint:code`, which says nothing of a rule that has become too mild.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";

const CONFIG = path.resolve("oxlint.config.mjs");

const WORDS = "Words that visitors read";
const WIDTH = "A media query asks for a width in em";
const QUERY = "Name the query";
const PROJECT = "A package does not know the project";
const DRAWN = "A build draws this too";
const HOST = "allows no other host";
const HEAD = "Render the component Head";

const FORBIDDEN = [
  ["src/components/a.tsx", "export const A = () => <p>Żółw</p>;", WORDS],
  ["src/sections/a.tsx", 'export const a = "płot";', WORDS],
  ["src/felling/a.tsx", "export const a = `Łódź`;", WORDS],
  ["src/pages/a.tsx", 'export const a = "płot";', WORDS],
  ["src/utils/a.ts", 'matchMedia("(min-width: 600px)");', WIDTH],
  ["src/layout/a.tsx", "matchMedia(`(max-width: 600.5px) and ${a}`);", WIDTH],
  ["src/templates/a.tsx", "graphql`{ town { path } }`;", QUERY],
  ["src/hooks/a.ts", "graphql`query { town { path } }`;", QUERY],
  ["packages/utils/a.ts", 'read("src/content.ts");', PROJECT],
  ["packages/utils/a.test.ts", "read(`packages/utils/${name}`);", PROJECT],
  ["packages/utils/a.ts", 'read("../../src/models/a.ts");', PROJECT],
  ["packages/utils/a.ts", 'read("deploy/Caddyfile");', PROJECT],
  ["src/components/a.tsx", "export function A() { return <p>{window.name}</p>; }", DRAWN],
  ["src/components/a.tsx", "function useA() { return navigator.onLine; }", DRAWN],
  ["src/components/a.tsx", "function A() { return <p>{new Date()}</p>; }", "its own time"],
  ["src/components/a.tsx", 'export const A = () => <iframe src="/a" />;', "allows no frame"],
  ["src/components/a.tsx", 'export const A = () => <img src="https://a.pl/b" />;', HOST],
  ["src/components/a.tsx", 'export const A = () => <img srcSet={"//a.pl/b"} />;', HOST],
  ["src/components/a.tsx", 'export const A = () => <a href="/kontakt" />;', "Take the address"],
  ["src/pages/a.tsx", "export function Head() {}", HEAD],
  ["src/pages/a.tsx", "export const Head = () => null;", HEAD],
  ["src/templates/a.tsx", 'export { Head } from "../head";', HEAD],
  ["src/pages/a.tsx", 'import { Helmet } from "react-helmet";', HEAD],
  ["src/pages/a.tsx", 'import { Link } from "gatsby";', "Use SiteLink"],
  ["src/pages/a.tsx", 'import { Script } from "gatsby";', "Import the module"],
  ["src/pages/a.tsx", 'import { Slice } from "gatsby";', "src/layout"],
  ["src/pages/a.tsx", 'import { StaticImage } from "gatsby-plugin-image";', "Use Photo"],
  ["src/pages/a.tsx", 'import { GatsbyImage } from "gatsby-plugin-image";', "Use Photo"],
  ["src/components/a.tsx", 'import fs from "node:fs";', "This runs in a browser"],
  ["src/hooks/a.ts", 'import path from "path";', "restricted"],
  ["src/components/a.tsx", "localStorage.getItem(1);", "'localStorage'"],
  ["packages/utils/a.ts", "window.sessionStorage.clear();", "'window.sessionStorage'"],
  ["packages/utils/a.ts", "globalThis.indexedDB.open();", "'globalThis.indexedDB'"],
  ["src/hooks/a.ts", "document.cookie = 1;", "'document.cookie'"],
  ["packages/utils/a.ts", "/^(a+)+$/.test(b);", "backtracking"],
  ["packages/utils/a.ts", "/a+$/.test(b);", "quadratic"],
  ["src/sections/a.tsx", "function A() { if (b) useEffect(c); return null; }", "Hook"],
  ["src/server/a.ts", "console.log(1);", "console"],
] as const;

const ALLOWED = [
  ["src/models/a.ts", 'export const a = "płot";'],
  ["src/components/a.test.tsx", 'export const a = <p id="(min-width: 600px)">Żółw</p>;'],
  ["src/utils/a.ts", 'matchMedia("(min-width: 37.5em)");'],
  [
    "src/templates/a.tsx",
    "graphql`query Town { town { path } }`; graphql`fragment A on Town { path }`;",
  ],
  ["packages/utils/a.ts", 'import { a } from "./src/a"; read("source/a");'],
  [
    "src/components/a.tsx",
    "export function A() { useEffect(() => use(window.name, new Date())); }",
  ],
  [
    "src/components/a.tsx",
    'const A = () => <p><a href="/" /><a href="https://a.pl" /><img src="/a.jpg" /></p>;',
  ],
  ["src/layout/head/head.tsx", 'import { Helmet } from "react-helmet";'],
  ["src/pages/a.tsx", 'import { graphql, navigate } from "gatsby"; export const Heading = 1;'],
  ["src/build/a.ts", 'import fs from "node:fs"; console.error(/^a+$/.test(b));'],
  ["src/components/a.test.tsx", 'import fs from "node:fs";'],
  ["packages/enquiries/browser/browser-storage.ts", "sessionStorage.clear();"],
] as const;

/** A name of its own for each text, at the same place. */
const placeOf = (file: string, index: number) => file.replace("/a.", `/a${index}.`);

/** The configuration without what needs the types of all files. */
const withoutTypes = `import config from ${JSON.stringify(CONFIG)};
export default { ...config, options: { denyWarnings: true } };
`;

/** What is said of each text, by its place. */
const said = new Map<string, string[]>();

interface Finding {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

beforeAll(() => {
  const texts = [...FORBIDDEN, ...ALLOWED].map(([file, text], index): [string, string] => [
    placeOf(file, index),
    text,
  ]);
  const folder = folderWith({ ...Object.fromEntries(texts), "oxlint.config.mjs": withoutTypes });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const oxlint = path.resolve("node_modules/.bin/oxlint");
  const words = ["--config", "oxlint.config.mjs", "--format", "json", "src", "packages"];
  const { stdout } = spawnSync(oxlint, words, { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  for (const { filename, code, message, help = "" } of diagnostics) {
    // The texts are no whole programs.
    if (!/no-restricted-|^regexp|rules-of-hooks|no-console/.test(code)) continue;
    said.set(filename, [...(said.get(filename) ?? []), `${message} ${help}`]);
  }
  rmSync(folder, { recursive: true });
});

test.each(FORBIDDEN.map((row, index) => [...row, index] as const))(
  "%s: %s",
  (file, _text, message, index) => {
    expect(said.get(placeOf(file, index))).toEqual([expect.stringContaining(message)]);
  },
);

test.each(ALLOWED.map((row, index) => [...row, FORBIDDEN.length + index] as const))(
  "%s: nothing is said of %s",
  (file, _text, index) => expect(said.get(placeOf(file, index))).toBeUndefined(),
);

test("a sentence that sends somewhere names a place that is there", () => {
  const sentences = readFileSync(CONFIG, "utf8").match(/^ +(?:message:)? ?"[^"]+\."/gm) ?? [];
  const places = sentences.join().match(/\b(?:src|packages)\/[\w./-]*\w/g) ?? [];
  expect(places.length).toBeGreaterThan(3);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});
