import { commitMessage } from "./commit-message";

test("names the things, and what was changed in them", () => {
  const question = "Pytanie 2 „Ile kosztuje?”";
  expect(
    commitMessage([
      {
        thing: question,
        field: "Odpowiedź",
        kind: "changed",
        before: "To zależy.",
        after: "Dużo.",
      },
      { thing: question, field: "Pytanie", kind: "changed" },
      { thing: "Zdjęcie „dab.jpg”", field: "", kind: "added" },
      { thing: "Miejscowość „Reda”", field: "", kind: "removed", before: "Reda" },
    ]),
  ).toMatchInlineSnapshot(`
    "Publish Pytanie 2 „Ile kosztuje?” and 2 more

    - Pytanie 2 „Ile kosztuje?”, Odpowiedź: changed
    - Pytanie 2 „Ile kosztuje?”, Pytanie: changed
    - Zdjęcie „dab.jpg”: new
    - Miejscowość „Reda”: removed
    "
  `);
});

test("a subject fits git's width", () => {
  const thing = `Usługa „${"Ogrodzenia ".repeat(3)}” › Rozdział 12 „${"Siatka ".repeat(5)}”`;
  const [subject] = commitMessage([
    { thing, field: "Treść", kind: "changed" },
    { thing: "Firma", field: "", kind: "moved" },
  ]).split("\n");
  expect(subject?.length).toBeLessThanOrEqual(72);
  expect(subject).toMatch(/… and 1 more$/);
});
