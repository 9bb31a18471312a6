import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { commitChange, finishChange, prepareFiles } from "./journal";

let content: string;
let work: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "journal-"));
  content = path.join(folder, "content");
  work = path.join(folder, "work");
  mkdirSync(content);
  writeFileSync(path.join(content, "a.yaml"), "old: a\n");
  writeFileSync(path.join(content, "b.yaml"), "old: b\n");
});

afterEach(() => rmSync(path.dirname(content), { recursive: true }));

const change = {
  write: new Map([
    ["a.yaml", "new: a\n"],
    ["towns/c.yaml", "new: c\n"],
  ]),
  remove: ["b.yaml"],
};

const state = () =>
  ["a.yaml", "b.yaml", "towns/c.yaml"].map((name) => {
    const file = path.join(content, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  });

test("a change writes, makes folders and removes, and leaves no work behind", () => {
  prepareFiles(work, change);
  commitChange(work, content, change);
  expect(state()).toEqual(["new: a\n", undefined, "new: c\n"]);
  expect(existsSync(work)).toBe(false);
});

test("what was only prepared when the machine stopped never happens", () => {
  prepareFiles(work, change);
  finishChange(work, content);
  expect(state()).toEqual(["old: a\n", "old: b\n", undefined]);
  expect(existsSync(work)).toBe(false);
});

test("what had begun is finished at the next start", () => {
  prepareFiles(work, change);
  // As if the machine had stopped after the first of the files.
  const blocked = path.join(content, "towns");
  writeFileSync(blocked, "in the way");
  expect(() => commitChange(work, content, change)).toThrow();
  expect(state().slice(0, 2)).toEqual(["new: a\n", "old: b\n"]);
  rmSync(blocked);
  finishChange(work, content);
  expect(state()).toEqual(["new: a\n", undefined, "new: c\n"]);
});
