import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { withChange } from "./content-change";
import { finishChange, writeChange } from "./write-change";

let content: string;
let work: string;
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(os.tmpdir(), "change-"));
  content = path.join(folder, "content");
  work = path.join(folder, "work");
  mkdirSync(path.join(content, "photos"), { recursive: true });
  writeFileSync(path.join(content, "a.yaml"), "old: a\n");
  writeFileSync(path.join(content, "b.yaml"), "old: b\n");
});

afterEach(() => {
  logged.mockRestore();
  rmSync(path.dirname(content), { recursive: true });
});

/** The texts of all files, by their places. */
const state = () =>
  readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(content, file), readFileSync(file, "utf8")]);

const change = {
  write: new Map([
    ["a.yaml", "new: a\n"],
    ["towns/c.yaml", "new: c\n"],
  ]),
  remove: ["b.yaml"],
};

test("a change writes, makes folders and removes", () => {
  writeChange(content, work, change);
  expect(state()).toEqual([
    ["a.yaml", "new: a\n"],
    [path.join("towns", "c.yaml"), "new: c\n"],
  ]);
});

test("a place that a change both writes and removes is written: on the disk and for a check", () => {
  const both = { write: new Map([["a.yaml", "new: a\n"]]), remove: ["a.yaml", "b.yaml"] };
  expect(withChange([], both)).toMatchObject([{ file: "a.yaml", text: "new: a\n" }]);
  writeChange(content, work, both);
  expect(state()).toEqual([["a.yaml", "new: a\n"]]);
});

test.each([
  [
    "a file that can't be written",
    { ...change, write: new Map([...change.write, ["a.yaml/x", ""]]) },
  ],
  ["a file that is a folder", { ...change, write: new Map([...change.write, ["photos", ""]]) }],
  ["a delete of a folder", { ...change, remove: ["b.yaml", "photos"] }],
  ["a delete below a file", { ...change, remove: ["b.yaml", "a.yaml/x"] }],
])("%s leaves everything as it was, and the next change can be made", (_, broken) => {
  const before = state();
  const told = /zostały takie, jakie były\. Spróbuj jeszcze raz\./;
  expect(() => writeChange(content, work, broken)).toThrow(told);
  expect(logged).toHaveBeenCalled();
  expect(state()).toEqual(before);
  writeChange(content, work, change);
  expect(readFileSync(path.join(content, "a.yaml"), "utf8")).toBe("new: a\n");
});

test("a disk that is full after the first file leaves everything as it was", () => {
  const before = state();
  const { writeFileSync: writeToDisk } = fs;
  const written = jest.spyOn(fs, "writeFileSync").mockImplementationOnce(writeToDisk);
  written.mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  expect(() => writeChange(content, work, change)).toThrow(/na dysku serwera nie ma już miejsca/);
  written.mockRestore();
  expect(state()).toEqual(before);
});

describe("a disk that refuses a rename after the change was decided", () => {
  const { renameSync } = fs;
  const noted: unknown[] = [];
  const note = (...saved: unknown[]) => noted.push(saved);
  beforeEach(() => {
    noted.length = 0;
    const renamed = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      if (String(to).includes("towns")) {
        throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      }
      renameSync(from, to);
    });
    writeChange(content, work, change, "Anna", note);
    renamed.mockRestore();
  });

  test("the change is made later, and is told as made, by the name of whoever made it", () => {
    expect(noted).toEqual([]);
    finishChange(content, work, note);
    expect(state()).toEqual([
      ["a.yaml", "new: a\n"],
      [path.join("towns", "c.yaml"), "new: c\n"],
    ]);
    expect(noted).toEqual([[["a.yaml", "towns/c.yaml", "b.yaml"], "Anna"]]);
  });

  test("what has come by hand meanwhile stays, and the rest is made", () => {
    writeFileSync(path.join(content, "b.yaml"), "newer: b\n");
    writeFileSync(path.join(content, "towns/c.yaml"), "newer: c\n");
    finishChange(content, work, note);
    expect(state()).toEqual([
      ["a.yaml", "new: a\n"],
      ["b.yaml", "newer: b\n"],
      [path.join("towns", "c.yaml"), "newer: c\n"],
    ]);
    expect(noted).toEqual([[["a.yaml"], "Anna"]]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("b.yaml"));
  });
});
