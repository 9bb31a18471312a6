import { passage } from "./passage";

const words = (number: number) => Array(number).fill("słowo").join(" ");

test("a text is shown around what is different in it", () => {
  const shown = passage(`${words(50)} stare, dobre ${words(50)}`, `${words(50)} nowe ${words(50)}`);
  expect([shown.old, shown.now]).toEqual(["stare, dobre", "nowe"]);
  expect(shown.start).toMatch(/^…(?:słowo ){7}$/);
  expect(shown.end).toMatch(/^(?: słowo){7}…$/);
});

test("a short text is shown whole", () => {
  const shown = passage("Ile trwa cięcie?", "Ile kosztuje cięcie?");
  expect(shown).toEqual({ start: "Ile ", old: "trwa", now: "kosztuje", end: " cięcie?" });
});

test("words that were only added or taken away have nothing in their place", () => {
  const { start, old, now, end } = passage("tak tak", "tak tak tak");
  expect(old).toBe("");
  expect(now.trim()).toBe("tak");
  expect(start + now + end).toBe("tak tak tak");
  expect(passage("", "Nowy akapit.\n\nDrugi.").now).toBe("Nowy akapit.\n\nDrugi.");
});
