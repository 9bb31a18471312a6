import { parseContent } from "./read-content";

const file = parseContent("faq.yaml", "- question: Ile?\n  answer: Tyle.\n- question: Kto?\n");

test("knows where a value and a key are", () => {
  expect(file.positionOf([0, "answer"])).toEqual({ line: 2, column: 11 });
  expect(file.positionOfKey([0, "answer"])).toEqual({ line: 2, column: 3 });
});

test("a path that does not exist leads to the nearest part above it", () => {
  expect(file.positionOf([1, "answer"])).toEqual({ line: 3, column: 3 });
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
