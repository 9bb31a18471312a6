import { accusative, labelOf, shortLabel } from "./labels";

test("a label is the first words of the description, with the clause that belongs to them", () => {
  expect(labelOf("Wstęp, 60–110 słów, prawdziwy tylko tutaj.")).toBe("Wstęp");
  expect(labelOf("Przycisk, który dzwoni.")).toBe("Przycisk, który dzwoni");
  expect(labelOf("Strona, z której wysłano formularz, z {page}.")).toBe(
    "Strona, z której wysłano formularz",
  );
  expect(labelOf("Ikona: camera – aparat.")).toBe("Ikona");
});

test("a heading leaves out the clause", () => {
  expect(shortLabel("Okolice, w których firma pracuje")).toBe("Okolice");
});

test.each([
  ["miejscowość", "miejscowość"],
  ["usługa", "usługę"],
  ["strona prawna", "stronę prawną"],
  ["para zdjęć", "parę zdjęć"],
  ["nazwa okolicy", "nazwę okolicy"],
  ["zdjęcie", "zdjęcie"],
  ["jedna rzecz", "jedną rzecz"],
  ["krótka nazwa odpowiedzi", "krótką nazwę odpowiedzi"],
  ["usługa (/prace-ziemne)", "usługę (/prace-ziemne)"],
])("%s is added as „Dodaj %s”", (name, added) => {
  expect(accusative(name)).toBe(added);
});
