import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { chromiumForPictures, isDifferent, takePictures } from "./pictures";

let root: string;

beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), "pictures-"))));
afterEach(() => rmSync(root, { recursive: true }));

/** Answers of a page, each 1,000 pixels below the one before, folded away. */
const page = (...answers: string[]) =>
  `<!doctype html><meta charset="utf-8"><body style="margin:0"><main>${answers
    .map((text) => `<details name="one"><summary>Czy ${text}</summary><p>${text}</p></details>`)
    .join('<div style="height:1000px"></div>')}</main></body>`;

/** Takes pictures of one page of two sites; what a site has not is undefined. */
async function picturesOf(before: string | undefined, after: string) {
  const sites = { before: path.join(root, "before"), after: path.join(root, "after") };
  for (const [folder, html] of [
    [sites.before, before],
    [sites.after, after],
  ] as const) {
    mkdirSync(folder);
    if (html !== undefined) writeFileSync(path.join(folder, "index.html"), html);
  }
  const told: string[] = [];
  const shown = path.join(root, "pictures");
  const tell = (number: number, of: number) => told.push(`${number}/${of}`);
  const list = await takePictures(chromiumForPictures() ?? "", sites, ["/"], shown, tell);
  expect(told).toEqual(["1/2", "2/2"]);
  return { list, open: (name = "") => sharp(path.join(shown, name)) };
}

/** The rows in which a picture has the colour of frames. */
async function framedRows(picture: Sharp): Promise<number[]> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isPink = (at: number) => (data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 100;
  return Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    Array.from({ length: info.width }, (_, x) => (row * info.width + x) * info.channels).some(
      isPink,
    ),
  );
}

test("each answer that is different is framed in both pictures, and nothing else", async () => {
  const same = "Bez zmian.";
  const { list, open } = await picturesOf(
    page("Stara.", same, "Inna.", same),
    page("Nowa.", same, "Jeszcze inna.", same),
  );
  expect(list.map(({ width }) => width)).toEqual([390, 1440]);
  for (const name of [list[0]?.before, list[0]?.after]) {
    const rows = await framedRows(open(name));
    // Two answers lie between the two that are different.
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(2000);
    expect(rows.length).toBeLessThan(200);
    const { height = 0 } = await open(name).metadata();
    expect(height).toBeLessThan(2500);
  }
});

test("what a new answer pushes down is not different, and what is gone leaves its place", async () => {
  const { list, open } = await picturesOf(page("Jeden.", "Trzy."), page("Jeden.", "Dwa.", "Trzy."));
  const { before, after } = list[0] ?? {};
  expect((await framedRows(open(after))).length).toBeGreaterThan(0);
  expect(await framedRows(open(before))).toEqual([]);
  expect((await open(after).metadata()).height).toBeLessThan(600);
});

test("a page without a difference has no pictures, and a new one is shown whole", async () => {
  expect((await picturesOf(page("Tak."), page("Tak."))).list).toEqual([]);
  rmSync(root, { recursive: true });
  mkdirSync(root);
  const { list, open } = await picturesOf(undefined, page("Tak.", "Nie."));
  expect(list[0]?.before).toBeUndefined();
  expect((await open(list[0]?.after).metadata()).height).toBeGreaterThan(1000);
});

test("photos are shown, also those that a browser decodes when they come into view", async () => {
  const noise = { type: "gaussian", mean: 60, sigma: 30 } as const;
  const create = { width: 2000, height: 1400, channels: 3, background: "#000", noise } as const;
  const photo = (await sharp({ create }).jpeg().toBuffer()).toString("base64");
  const image = `<img src="data:image/jpeg;base64,${photo}" decoding="async" width="300" height="200">`;
  const html = `<div style="height:2500px"></div>${image}`;
  const { list, open } = await picturesOf(undefined, html);
  for (const { after } of list) {
    const place = { left: 100, top: 2600, width: 100, height: 50 };
    const { channels } = await sharp(await open(after).extract(place).toBuffer()).stats();
    expect(channels[0]?.mean).toBeLessThan(100);
  }
});

test("a page is different where its file is, and where only one site has it", () => {
  const sites = { before: path.join(root, "before"), after: path.join(root, "after") };
  const pages = { before: { same: "Tak.", other: "Tak." }, after: { same: "Tak.", other: "Nie." } };
  for (const when of ["before", "after"] as const) {
    for (const [name, text] of Object.entries(pages[when])) {
      mkdirSync(path.join(sites[when], name), { recursive: true });
      writeFileSync(path.join(sites[when], name, "index.html"), text);
    }
  }
  rmSync(path.join(sites.before, "same"), { recursive: true, force: true });
  expect(["/same", "/other"].map((page) => isDifferent(sites, page))).toEqual([true, true]);
  writeFileSync(path.join(sites.before, "other/index.html"), "Nie.");
  expect(isDifferent(sites, "/other")).toBe(false);
});
