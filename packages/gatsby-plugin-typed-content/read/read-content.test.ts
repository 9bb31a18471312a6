import { writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { parseContent, readContent } from "./read-content";

const file = parseContent("faq.yaml", "- question: Ile?\n  answer: Tyle.\n- question: Kto?\n");

test("knows where a value and a key are", () => {
  expect(file.positionOf([0, "answer"])).toEqual({ line: 2, column: 11 });
  expect(file.positionOfKey([0, "answer"])).toEqual({ line: 2, column: 3 });
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
