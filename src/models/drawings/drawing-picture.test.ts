import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { colours } from "../../styles/colours";
import { pictureOf, writePicture } from "./drawing-picture";
import { ROLES } from "./read-drawing";

test("what a drawing is about has an edge below it, and only what nobody can touch is dashed", () => {
  const lines = ROLES.map((role) => ({ role, d: `M${ROLES.indexOf(role)} 1h9` }));
  const paths = pictureOf(lines, "usual").match(/<path[^>]*>/g) ?? [];
  expect(paths.filter((one) => one.includes('d="M0 1h9"'))).toEqual([
    `<path stroke="${colours.actionEdge}" stroke-width="9" d="M0 1h9"/>`,
    `<path stroke="${colours.action}" stroke-width="6" d="M0 1h9"/>`,
  ]);
  expect(paths).toHaveLength(ROLES.length + 1);
  const dashed = paths.filter((one) => one.includes("stroke-dasharray"));
  expect(dashed).toEqual([expect.stringContaining(`d="M${ROLES.indexOf("guide")} 1h9"`)]);
});

test("each kind of line has its colour, and its width in a usual and a small picture", () => {
  const look = (size: "usual" | "small") =>
    ROLES.map((role) => {
      const path =
        pictureOf([{ role, d: "M0 0" }], size)
          .match(/<path[^>]*>/g)
          ?.at(-1) ?? "";
      const [, colour, width] = /stroke="(.*?)" stroke-width="(.*?)"/.exec(path) ?? [];
      return [role, [colour, Number(width)]];
    });
  const { action, actionEdge, numeral, link, text } = colours;
  expect(Object.fromEntries(look("usual"))).toEqual({
    accent: [action, 6],
    cord: [actionEdge, 3],
    growth: [numeral, 2],
    soil: [actionEdge, 2],
    inner: [link, 2],
    outer: [link, 3],
    guide: [text, 1.5],
    measure: [text, 1.5],
  });
  const small = Object.fromEntries(look("small")) as Record<string, [string, number]>;
  expect(Object.values(small).map(([, width]) => width)).toEqual(
    ROLES.map((role) => ({ accent: 7, guide: 1.5, measure: 1.5, outer: 4 })[role as string] ?? 3),
  );
});

test("a picture has an address of its own words, and is written once", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawing-"));
  const source = path.join(folder, "pit.svg");
  writeFileSync(source, "source");
  const address = writePicture(source, "<svg/>", folder);
  const file = path.join(folder, address);
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  expect(writePicture(source, "<svg/>", folder)).toBe(address);
  expect(statSync(file).mtimeMs).toBe(1_700_000_000_000);
  expect(writePicture(source, "<svg></svg>", folder)).not.toBe(address);
  expect(readFileSync(file, "utf8")).toBe("<svg/>");
  rmSync(folder, { recursive: true });
});
