import { changed, problemsOf, tinyContent } from "./tiny-content.fixture";

/** Some things one after the other, each made of its number. */
const many = (number: number, part: (index: number) => string) =>
  Array.from({ length: number }, (_, index) => part(index)).join("\n");

test.each([
  ["values of a wrong type", `photos: []\nnear:\n${many(10_000, () => "  - 1")}`],
  ["missing values", `photos: []\nnear:\n${many(10_000, () => "  -")}`],
  ["groups without their keys", `photos:\n${many(5_000, () => "  - {}")}`],
  ["groups with unknown keys", `photos:\n${many(5_000, (index) => `  - key${index}: 1`)}`],
])("of very many %s some are told, in time in proportion to the file", (_, lists) => {
  // To compare each with all others would not end within a test's time.
  const { length } = problemsOf(changed("trees/dab.yaml", /photos:[^]*/, lists));
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThanOrEqual(100);
});

test("of very many unknown keys some are told", () => {
  const keys = many(1_000, (index) => `key${index}: 1`);
  const problems = problemsOf(changed("firm.yaml", "name: Bór", `name: Bór\n${keys}`));
  expect(problems).toHaveLength(100);
  expect(problems.map(tinyContent.formatProblem).join("\n")).toContain("„key0”");
});
