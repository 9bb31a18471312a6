import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * `npm run draw:house`: writes `docs/house.md`, the rooms of the project and who imports whom, as the imports of today
 * say it. GitHub draws the Mermaid text in it. What only tests import is left out.
 */

const FILE = "docs/house.md";

const PROGRAM = /^(?:src|packages|apps)\/.*\.tsx?$|^gatsby-[a-z]+\.tsx?$/;
const TEST =
  /\.(?:test|spec|fixture|d)\.tsx?$|\/(?:testing|attacks|e2e)\/|^packages\/test-support\//;
const IMPORT = /\b(?:from|import|import\(|require\()\s*"([^"\n]+)"/g;
/** What a configuration names to Gatsby: plugins, and modules of the site in their options. */
const CONFIGURATION = /^gatsby-config/;
const ANY_TEXT = /"([^"\n]+)"/g;

/** Folders and files of `src` that are alike for whoever looks for something: one box. */
const SAME_ROOM: Readonly<Record<string, string>> = {
  "src/html.tsx": "gatsby",
  "src/pages": "pages, templates",
  "src/templates": "pages, templates",
  "src/hooks": "hooks, utils",
  "src/utils": "hooks, utils",
};

interface Room {
  building: string;
  name: string;
}

/** The room that a file is in. */
function roomOf(file: string): Room {
  const [building = "", folder] = file.split("/");
  if (folder === undefined) return { building: "root", name: "gatsby-*.ts" };
  return { building, name: SAME_ROOM[`${building}/${folder}`] ?? folder };
}

const keyOf = ({ building, name }: Room) => `${building}/${name}`;

/** The manifests of the packages, by their names. */
function manifestsIn(tracked: ReadonlySet<string>): Map<string, string> {
  const manifests = [...tracked].filter((file) =>
    /^(?:packages|apps)\/[^/]+\/package\.json$/.test(file),
  );
  return new Map(
    manifests.map((file) => [
      (JSON.parse(readFileSync(file, "utf8")) as { name: string }).name,
      file,
    ]),
  );
}

/** The files that a file imports, as far as they are the project's own; an import of a package is its manifest. */
function importsOf(
  file: string,
  tracked: ReadonlySet<string>,
  packages: ReadonlyMap<string, string>,
): string[] {
  const pattern = CONFIGURATION.test(file) ? ANY_TEXT : IMPORT;
  return [...readFileSync(file, "utf8").matchAll(pattern)].flatMap(([, name = ""]) => {
    if (!name.startsWith(".")) {
      const [owner = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
      return packages.get(owner) ?? [];
    }
    const target = path.join(path.dirname(file), name);
    const isTracked = (ending: string) => tracked.has(target + ending);
    const ending = ["", ".ts", ".tsx", "/index.ts"].find(isTracked);
    return ending === undefined ? [] : [target + ending];
  });
}

/** Whether a way of arrows leads from one room to another, but for the one arrow between them. */
function hasLongerWay(arrows: ReadonlyMap<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  const open = [...(arrows.get(from) ?? [])].filter((room) => room !== to);
  for (const room of open) {
    if (room === to) return true;
    if (seen.has(room)) continue;
    seen.add(room);
    open.push(...(arrows.get(room) ?? []));
  }
  return false;
}

/** The document with the picture, as the files that git tracks make it. */
export function drawHouse(): string {
  const tracked = new Set(
    execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n"),
  );
  const packages = manifestsIn(tracked);
  const files = [...tracked].filter((file) => PROGRAM.test(file) && !TEST.test(file));
  const rooms = new Map(files.map(roomOf).map((room) => [keyOf(room), room]));
  const arrows = new Map([...rooms.keys()].map((key) => [key, new Set<string>()]));
  for (const file of files) {
    const from = keyOf(roomOf(file));
    for (const imported of importsOf(file, tracked, packages)) {
      const to = keyOf(roomOf(imported));
      if (to !== from && rooms.has(to)) arrows.get(from)?.add(to);
    }
  }
  const idOf = (key: string) => key.replaceAll(/\W+/g, "_");
  const boxes = ["root", "apps", "src", "packages"].flatMap((building) => [
    `  subgraph ${building}`,
    ...[...rooms]
      .filter(([, room]) => room.building === building)
      .map(([key, { name }]) => `    ${idOf(key)}["${name}"]`),
    "  end",
  ]);
  const lines = [...arrows].flatMap(([from, others]) =>
    [...others]
      .filter((to) => !hasLongerWay(arrows, from, to))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return `# The house, drawn from its imports

An arrow leads from a room to one that it imports. Left out: arrows that follow from others, and
tests. \`npm run draw:house\` writes this page, and a test compares it with today's imports.

\`\`\`mermaid
${["flowchart TD", ...boxes, ...lines.sort()].join("\n")}
\`\`\`
`;
}

if (require.main === module) writeFileSync(FILE, drawHouse());
