import fs, { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { parseContent, readContent } from "./read-content";

const file = parseContent("faq.yaml", "- question: Ile?\n  answer: Tyle.\n- question: Kto?\n");

test("knows where a value and a key are", () => {
  expect(file.positionOf([0, "answer"])).toEqual({ line: 2, column: 11 });
  expect(file.positionOfKey([0, "answer"])).toEqual({ line: 2, column: 3 });
});

test("words are found within their value, and are where that begins if it has none of them", () => {
  expect(file.positionOfWords([1, "question"], "to?")).toEqual({ line: 3, column: 14 });
  expect(file.positionOfWords([0, "question"], "Kto")).toEqual({ line: 1, column: 13 });
  expect(file.positionOfWords([1, "question"], "Ile")).toEqual({ line: 3, column: 13 });
});

test("an empty file begins at its first line and column", () => {
  const empty = parseContent("faq.yaml", "");
  expect(empty.positionOf([0, "answer"])).toEqual({ line: 1, column: 1 });
  expect(empty.positionOfKey(["answer"])).toEqual({ line: 1, column: 1 });
});

test("a path that does not exist leads to the nearest part above it", () => {
  expect(file.positionOf([1, "answer"])).toEqual({ line: 3, column: 3 });
});

test("of a file that says the same, what was read before comes back; another text is read", () => {
  const folder = contentFolder({ "a.yaml": "a: 1\n", "b.yaml": "b: 1\n" });
  const before = readContent(folder);
  writeFileSync(path.join(folder, "b.yaml"), "b: 2\n");
  const [same, other] = readContent(folder, before);
  expect(same).toBe(before[0]);
  expect(other?.data).toEqual({ b: 2 });
});

test("a link is told wherever it leads, also one to a photo or a folder", () => {
  const folder = contentFolder({ "a.yaml": "a: 1\n" });
  for (const name of ["b.yaml", "dom.jpg", "archiwum"])
    symlinkSync("/etc", path.join(folder, name));
  const links = readContent(folder).filter(({ syntaxErrors }) => syntaxErrors[0]?.code === "link");
  expect(links.map((one) => one.file)).toEqual(["archiwum", "b.yaml", "dom.jpg"]);
});

test("says where the syntax is wrong", () => {
  const { data, syntaxErrors } = parseContent("x.yaml", 'b: 1\na: "open\n');
  expect(data).toBeUndefined();
  expect(syntaxErrors[0]).toMatchObject({ line: 2, column: 4 });
});

test("a key given twice is a syntax error", () => {
  expect(parseContent("x.yaml", "a: 1\na: 2\n").syntaxErrors[0]).toMatchObject({
    line: 2,
    column: 1,
  });
});

test("files are read in the order of their places, whatever their endings, with letters as addresses have them", () => {
  const folder = contentFolder({
    ["trees/dąb.yaml".normalize("NFD")]: "a: 1\n",
    "b.YML": "a: 1\n",
    "a.Yaml": "a: 1\n",
    "trees.yaml": "a: 1\n",
    "Z/a.yaml": "a: 1\n",
    "trees/.lipa.yaml": "a: 1\n",
    ".git/a.yaml": "a: 1\n",
    "notes.txt": "a: 1\n",
  });
  expect(readContent(folder).map(({ file: place }) => place)).toEqual([
    "Z/a.yaml",
    "a.Yaml",
    "b.YML",
    "trees.yaml",
    "trees/dąb.yaml",
  ]);
});

test("a file with a mistake is read again, though it says the same", () => {
  const folder = contentFolder({ "a.yaml": "a: [\n" });
  const before = readContent(folder);
  const [again] = readContent(folder, before);
  expect(again).not.toBe(before[0]);
  expect(again?.syntaxErrors).toEqual(before[0]?.syntaxErrors);
});

test("a file that another program holds is told with why; what is wrong with this program is thrown", () => {
  const folder = contentFolder({ "a.yaml": "a: 1\n" });
  const read = jest.spyOn(fs, "readFileSync").mockImplementationOnce(() => {
    throw Object.assign(new Error("busy"), { code: "EBUSY" });
  });
  const [locked] = readContent(folder);
  expect(locked?.syntaxErrors).toEqual([
    { line: 1, column: 1, code: "locked", params: { error: "EBUSY" } },
  ]);
  read.mockImplementationOnce(() => {
    throw new TypeError("a fault");
  });
  expect(() => readContent(folder)).toThrow("a fault");
  read.mockRestore();
});

test("what only the build's parser refuses is told at its place, which counts from 1", () => {
  const { data, syntaxErrors } = parseContent("x.yaml", "b: 1\n1: a\n'1': b\n");
  expect(data).toBeUndefined();
  expect(syntaxErrors).toMatchObject([{ line: 3, column: 1, code: "unreadable" }]);
});
