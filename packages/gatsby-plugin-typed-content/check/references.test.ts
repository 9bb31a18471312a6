import { namedTwice } from "./references";
import type { PlacedText } from "./rules/rule";

const source = { file: "menus.yaml", positionOf: () => ({ line: 1, column: 1 }) };

/** A name in a list of a record, which is one of a file's list. */
const named = (record: number, list: string, entry: number, value: string) =>
  ({
    kind: { kind: "reference", to: "Page" },
    record: { file: "menus.yaml", path: [record], source },
    path: [list, entry],
    value,
  }) as unknown as PlacedText;

const problemsOf = (...texts: PlacedText[]) =>
  namedTwice({ texts } as unknown as Parameters<typeof namedTwice>[0]);

test("a list names a page twice; two lists, and lists of two records of one file, may each name it", () => {
  const once = named(0, "links", 0, "/lipa");
  expect(problemsOf(once, named(0, "links", 3, "/lipa"))).toMatchObject([
    { code: "namedTwice", params: { to: "/lipa" } },
  ]);
  expect(problemsOf(once, named(0, "others", 0, "/lipa"), named(1, "links", 0, "/lipa"))).toEqual(
    [],
  );
});
