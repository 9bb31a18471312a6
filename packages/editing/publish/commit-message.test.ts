import { commitMessage } from "./commit-message";
import { passages } from "./differences/passages";

test("names the things, and what was changed in them", () => {
  const question = "Pytanie 2 „Ile kosztuje?”";
  expect(
    commitMessage([
      {
        thing: question,
        field: "Odpowiedź",
        kind: "changed",
        ...passages("To zależy.", "To\ndużo."),
      },
      { thing: question, field: "Pytanie", kind: "changed", ...passages("Ile?", "Ile?") },
      { thing: "Zdjęcie „dab.jpg”", field: "", kind: "added" },
      {
        thing: "Miejscowość „Reda”",
        field: "",
        kind: "removed",
        before: passages("Reda", "").before,
      },
    ]),
  ).toMatchInlineSnapshot(`
    "Publish Pytanie 2 „Ile kosztuje?” and 2 more

    - Pytanie 2 „Ile kosztuje?”, Odpowiedź: „zależy.” → „dużo.”
    - Pytanie 2 „Ile kosztuje?”, Pytanie: „” → „”
    - Zdjęcie „dab.jpg”: new
    - Miejscowość „Reda”: removed
    "
  `);
});

test("a subject fits git's width, and long texts are cut", () => {
  const thing = `Usługa „${"Ogrodzenia ".repeat(3)}” › Rozdział 12 „${"Siatka ".repeat(5)}”`;
  const text = "słowo ".repeat(1000);
  const lines = commitMessage([
    { thing, field: "Treść", kind: "changed", ...passages(text, text.replaceAll("o", "a")) },
    { thing: "Firma", field: "", kind: "moved" },
  ]).split("\n");
  expect(lines[0]?.length).toBeLessThanOrEqual(72);
  expect(lines[0]).toMatch(/… and 1 more$/);
  expect(lines[2]?.length).toBeLessThan(400);
});
