import { digitsOf, phoneProblem, withPrefix } from "./phone-number";

test.each([
  ["601 234-567", "+48 601 234 567"],
  ["+48 601234567", "+48 601234567"],
  ["601", "601"],
])("%s is kept as %s", (typed, kept) => {
  expect(withPrefix(typed)).toBe(kept);
});

test.each([
  ["+48 601 234 567", undefined, undefined],
  ["601", "„601”", "Wpisz jeden numer z kierunkowym, na przykład +48 500 100 200."],
  ["biuro +48 601 234 567", "„biuro +48 601 234 567”", /jeden numer/],
  ["601 234 567", /„601 234 567”.*zagranicy/, "Wpisz „+48 601 234 567”."],
])("what is wrong with the number %s: %s", (value, problem, remedy) => {
  const told = phoneProblem(value);
  for (const [words, expected] of [
    [told?.problem, problem],
    [told?.remedy, remedy],
  ] as const) {
    if (expected === undefined) expect(words).toBeUndefined();
    else expect(words).toMatch(expected);
  }
});

test("a number's digits are its country's and its own; what is no number has none", () => {
  expect(digitsOf("+49 (30) 901820")).toEqual({ country: "49", national: "30901820" });
  expect(digitsOf("601 234 567")).toEqual({ country: "48", national: "601234567" });
  expect(digitsOf("zadzwoń")).toBeUndefined();
});
