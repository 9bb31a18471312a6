import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");

/** What engineers and operators read. `content/` is for editors. */
const documents = tracked
  .filter((file) => file.endsWith(".md") && !file.startsWith("content/"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

/** At most so many words in each group of documents, as `wc -w` counts them: whoever adds one cuts another. */
const LIMITS: Readonly<Record<string, number>> = {
  "README.md": 750,
  "CONTRIBUTING.md": 1225,
  "docs/decisions": 3750,
  docs: 4300,
  packages: 3050,
  apps: 2200,
  deploy: 1900,
  "other folders": 1000,
};

const ALL = 18_000;

function groupOf(file: string): string {
  const [first = ""] = file.split("/");
  if (file.startsWith("docs/decisions/")) return "docs/decisions";
  return first in LIMITS ? first : "other folders";
}

test.each(Object.entries(LIMITS))("%s: at most %i words", (group, limit) => {
  const texts = documents.filter(({ file }) => groupOf(file) === group).map(({ text }) => text);
  expect(wordsIn(texts.join("\n"))).toBeLessThanOrEqual(limit);
});

test(`all documents together: at most ${ALL} words`, () => {
  expect(wordsIn(documents.map(({ text }) => text).join("\n"))).toBeLessThanOrEqual(ALL);
});

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  Array.from(readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

const isAbsent = (file: string) => file.startsWith("apps/") && !existsSync("apps");

test.each(documents)("links of $file lead somewhere", ({ file, text }) => {
  const broken = Array.from(
    text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
    ([, link = ""]) => link,
  ).filter((link) => {
    const [address = "", anchor] = link.split("#");
    const target = address === "" ? file : path.join(path.dirname(file), address);
    if (isAbsent(target)) return false;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

const scriptsOf = (manifest: string) =>
  Object.keys((JSON.parse(readFileSync(manifest, "utf8")) as { scripts?: object }).scripts ?? {});

test.each(documents)("npm scripts that $file names exist", ({ file, text }) => {
  const ofSite = scriptsOf("package.json");
  const ofOthers = tracked
    .filter((other) => /^(?:apps|e2e)\/[^/]+\/package\.json$/.test(other))
    .flatMap(scriptsOf);
  const unknown = text.split("\n").flatMap((line) => {
    const isOfSite = !/^(?:apps|e2e)\//.test(file) && !line.includes("apps/");
    const known = isOfSite ? ofSite : [...ofSite, ...ofOthers];
    const named = Array.from(
      line.matchAll(/\bnpm run (?:-\S+ )*([a-z][\w:-]*)/g),
      ([, name = ""]) => name,
    );
    return named.filter((name) => !known.includes(name) && (isOfSite || existsSync("apps")));
  });
  expect(unknown).toEqual([]);
});

/** What programs write. */
const WRITTEN = [
  "gatsby-types.d.ts",
  "publication.json",
  "logins.json",
  "sessions.json",
  "_pages.json",
];

const FENCED = /^ *```[\s\S]*?^ *```$/gm;
const FILE = /`((?:[\w@.-]+\/)*[\w@.-]+\.(?:tsx?|mjs|css|yaml|json|graphql|md))`/g;

test.each(documents)("files that $file names exist", ({ text }) => {
  const named = Array.from(text.replaceAll(FENCED, "").matchAll(FILE), ([, name = ""]) => name);
  const unknown = named.filter(
    (name) =>
      !isAbsent(name) &&
      !WRITTEN.includes(path.basename(name)) &&
      !tracked.some((other) => other.endsWith(name)),
  );
  expect(unknown).toEqual([]);
});
