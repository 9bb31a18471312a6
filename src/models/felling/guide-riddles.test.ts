import { changed, problemsIn } from "../../../e2e/support/content/content-problems";

const says = (body: string) =>
  problemsIn(changed("services/trawa-z-rolki.yaml", "lead: Wstęp.", `lead: "${body}"`));

test.each([
  "Właściciel zapłaci opłatę. Przez ile lat, mówi wynik przewodnika.",
  "Bywa potrzebna decyzja; od jakiej powierzchni, mówi wynik przewodnika.",
  "Ile trwa każdy z tych etapów, podaje wynik przewodnika.",
  "Terminy i kolejność podaje [przewodnik](/trawa-z-rolki).",
])("a number that only the guide tells: %s", (body) => {
  expect(says(body)).toMatch(/^content\/services\/trawa-z-rolki\.yaml:10:\d+ .*ma podać liczbę/);
});

test.each([
  "Co z nich wynika, podpowie [przewodnik z pytaniami](/trawa-z-rolki).",
  "Urząd ma na oględziny 21 dni ([przewodnik krok po kroku](/trawa-z-rolki)).",
  "Wynik przewodnika nie jest poradą prawną. Ile to trwa, mówi umowa.",
])("a number that the text tells, or none: %s", (body) => {
  expect(says(body)).toBe("");
});
