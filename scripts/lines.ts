import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * `npm run lines`: prints how many lines the product has, by room: what git tracks of programs and styles, without
 * tests, their fixtures and helpers, findings, and without what is installed or generated.
 */

/** The site with all that it needs, configuration included and `apps/` aside, shall need no more lines of programs. */
const SITE_LIMIT = 27_000;

const ROOM = /^(?:src|scripts|deploy|(?:packages|apps)\/[^/]+)(?=\/)/;
const PROGRAM = /\.(?:[cm]?js|tsx?|sh)$/;
const STYLES = /\.css$/;
const TEST =
  /\.(?:test|spec|recipes|fixture)\.|(?:^|\/)(?:testing|attacks|e2e)\/|^packages\/test-support\//;

type Count = { programs: number; styles: number };

function countRooms(): Map<string, Count> {
  const rooms = new Map<string, Count>();
  for (const file of execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n")) {
    const kind = PROGRAM.test(file) ? "programs" : STYLES.test(file) && "styles";
    const room = ROOM.exec(file)?.[0] ?? (file.includes("/") ? undefined : "configuration");
    if (!kind || room === undefined || TEST.test(file)) continue;
    const count = rooms.get(room) ?? { programs: 0, styles: 0 };
    count[kind] += readFileSync(file, "utf8").split("\n").length - 1;
    rooms.set(room, count);
  }
  return rooms;
}

const rooms = [...countRooms()].sort(([a], [b]) => a.localeCompare(b));

function sum(isCounted: (room: string) => boolean): Count {
  const all = { programs: 0, styles: 0 };
  for (const [room, { programs, styles }] of rooms) {
    if (!isCounted(room)) continue;
    all.programs += programs;
    all.styles += styles;
  }
  return all;
}

console.table(
  Object.fromEntries([
    ...rooms,
    [`the site (limit: ${SITE_LIMIT})`, sum((room) => !room.startsWith("apps/"))],
    ["all", sum(() => true)],
  ]),
);
