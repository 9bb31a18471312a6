import { passages } from "./passages";

const words = (number: number, word = "słowo") => Array(number).fill(word).join(" ");

test("a text is shown around what is different in it", () => {
  const found = passages(
    `${words(50)} stare, dobre ${words(50)}`,
    `${words(50)} nowe ${words(50)}`,
  );
  expect(found.before.middle).toBe("stare, dobre");
  expect(found.after.middle).toBe("nowe");
  for (const { start, end } of [found.before, found.after]) {
    expect(start).toMatch(/^…(?:słowo ){7}$/);
    expect(end).toMatch(/^(?: słowo){7}…$/);
  }
});

test("a short text is shown whole", () => {
  expect(passages("Ile trwa cięcie?", "Ile kosztuje cięcie?")).toEqual({
    before: { start: "Ile ", middle: "trwa", end: " cięcie?" },
    after: { start: "Ile ", middle: "kosztuje", end: " cięcie?" },
  });
});

test("words that were only added or taken away leave nothing on the other side", () => {
  const { before, after } = passages("tak tak", "tak tak tak");
  expect(before.middle).toBe("");
  expect(after.middle.trim()).toBe("tak");
  expect(after.start + after.middle + after.end).toBe("tak tak tak");
});

test("a text that is new as a whole is cut when it is very long", () => {
  expect(passages("", "Nowy akapit.\n\nDrugi.").after).toEqual({
    start: "",
    middle: "Nowy akapit.\n\nDrugi.",
    end: "",
  });
  const { middle } = passages("", words(3000)).after;
  expect(middle.length).toBeLessThan(1000);
  expect(middle).toMatch(/słowo\s+…$/);
});
