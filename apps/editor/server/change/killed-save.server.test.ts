import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { buildSync } from "esbuild";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { tinyContent, tinyFiles } from "../tiny-content.fixture";
import type { ContentChange } from "./content-change";
import { ContentStore } from "./content-store";
import { planSave } from "./plan-save";
import { writeChange } from "./write-change";

let root: string;
/** The content before the save. */
let before: string;
/** The content that a killed program leaves. */
let content: string;
let program: string;
/** The texts after the whole save. */
let renamed: string[][];

/** After so many writes of the save some of its files are changed, and others not. */
const HALF_WAY = 20;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "killed-save-"));
  before = contentFolder(tinyFiles);
  rmSync(path.join(before, "photos"), { recursive: true });
  content = path.join(root, "content");
  program = path.join(root, "killed-save.js");
  const entry = path.join(__dirname, "killed-save.fixture.ts");
  buildSync({ entryPoints: [entry], outfile: program, bundle: true, platform: "node" });
  const change = renamedTown(before);
  const files = { write: [...change.write], remove: change.remove };
  cpSync(before, content, { recursive: true });
  writeChange(content, path.join(root, "draft"), change);
  renamed = textsOf(content);
  writeFileSync(path.join(root, "change.json"), JSON.stringify(files));
});

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
  for (const folder of [content, path.join(root, "draft")]) {
    rmSync(folder, { recursive: true, force: true });
  }
  cpSync(before, content, { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a town's new name changes: its file, the towns that name it, and the redirects. */
function renamedTown(folder: string): ContentChange {
  const files = readContent(folder);
  const town = files.find(({ file }) => file === "towns/puck.yaml");
  const agreed = { every: () => true, includes: () => true } as unknown as string[];
  const entry = {
    place: "towns/puck.yaml",
    data: { ...(town?.data as object), name: "Pucek" },
    base: town?.text,
  };
  return planSave(tinyContent, files, entry, agreed);
}

/** The texts of all files by their places. */
const textsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")])
    .sort();

/** Runs the program until it kills itself. @returns whether it came to its end before */
function run(mode: "save" | "finish", writes: number): boolean {
  const args = [content, path.join(root, "draft"), path.join(root, "change.json"), String(writes)];
  const { status, signal, stderr } = spawnSync(process.execPath, [program, mode, ...args], {
    encoding: "utf8",
  });
  if (signal !== "SIGKILL" && status !== 0) throw new Error(stderr);
  return status === 0;
}

const start = () => new ContentStore(tinyContent, content, root);

test("killed after any of its writes, a save that renames a town is whole or not made after the next start", () => {
  const old = textsOf(before);
  let finished = 0;
  for (let writes = 1, isDone = false; !isDone; writes++) {
    rmSync(content, { recursive: true });
    cpSync(before, content, { recursive: true });
    isDone = run("save", writes);
    const left = textsOf(content);
    start();
    expect([old, renamed]).toContainEqual(textsOf(content));
    if (![old, renamed].some((whole) => isDeepStrictEqual(whole, left))) finished += 1;
  }
  expect(textsOf(content)).toEqual(renamed);
  // As often as some of its files were changed, and others not.
  expect(finished).toBeGreaterThanOrEqual(renamedTown(before).write.size);
});

test("killed while it is finished, it is finished by the start after that", () => {
  let writes = 1;
  for (let isDone = false; !isDone; writes++) {
    rmSync(content, { recursive: true });
    cpSync(before, content, { recursive: true });
    run("save", HALF_WAY);
    expect([textsOf(before), renamed]).not.toContainEqual(textsOf(content));
    isDone = run("finish", writes);
    start();
    expect(textsOf(content)).toEqual(renamed);
  }
  // It was killed at least once before a rename, and once before the list of steps was removed.
  expect(writes).toBeGreaterThan(3);
});

test("what stands in its way is gone by the next change, which is made after it", async () => {
  run("save", HALF_WAY);
  const draft = path.join(root, "draft/steps.json");
  const steps = readFileSync(draft);
  writeFileSync(draft, "{");
  const store = start();
  const nothing = () => ({ write: new Map<string, string>(), remove: [] });
  await expect(store.change(nothing, "Anna")).rejects.toThrow(SyntaxError);
  writeFileSync(draft, steps);
  await store.change(nothing, "Anna");
  expect(textsOf(content)).toEqual(renamed);
});
