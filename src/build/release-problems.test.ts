import { contentFolder } from "@typed-site/test-support/content-folder";
import { sampleContent } from "../../e2e/support/content/sample-content";
import { formatReleaseReport, releaseProblems } from "./release-problems";

const identity = `legalName: Ogrody Jan Nowak
address: { street: ul. Leśna 1, postalCode: 80-001, city: Gdańsk }
nip: "8567346215"
`;

/** What keeps a content from being released. */
function report(company: string, samples: string): string {
  const files = sampleContent();
  const problems = releaseProblems(
    contentFolder({
      ...files,
      "company.yaml": `${files["company.yaml"] ?? ""}${company}`,
      "samples.yaml": samples,
    }),
  );
  return problems.length > 0 ? formatReleaseReport(problems) : "";
}

test("a content without samples may go public", () => {
  expect(report(identity, "values: []\n")).toBe("");
});

test("every place of every sample is named, in all files", () => {
  const samples = "values:\n  - Jan Nowak\n  - ul. Leśna 1\n  - Tak\n";
  expect(report(identity, samples)).toMatchInlineSnapshot(`
   "content/company.yaml:16:19  Firma: w pozycji „legalName” są dane przykładowe: „Jan Nowak”. Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.
   content/company.yaml:17:20  Firma: w pozycji „address → street” są dane przykładowe: „ul. Leśna 1”. Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.
   content/faq.yaml:3:11  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” są dane przykładowe: „Tak”. Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.
   content/faq.yaml:6:11  Pytanie 2 „Pytanie kiedy?”: w pozycji „answer” są dane przykładowe: „Tak”. Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.
   content/faq.yaml:9:11  Pytanie 3 „Pytanie gdzie?”: w pozycji „answer” są dane przykładowe: „Tak”. Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.
   content/faq.yaml:12:11  Pytanie 4 „Pytanie jak?”: w pozycji „answer” są dane przykładowe: „Tak”. Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.
   content/faq.yaml:15:11  Pytanie 5 „Pytanie za-ile?”: w pozycji „answer” są dane przykładowe: „Tak”. Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.

   Przed publikacją trzeba poprawić: 7 miejsc."
  `);
});

test("a sample is not looked for inside of other words", () => {
  expect(report(identity, 'values:\n  - Now\n  - "8567"\n  - eśna 1\n')).toBe("");
});

test("a sample is found behind a word that holds it, too", () => {
  const named = identity.replace("Ogrody Jan", "Ogrodynka i Ogrody Jan");
  expect(report(named, "values:\n  - Ogrody\n")).toContain("dane przykładowe: „Ogrody”");
});

test("the note about photos is named", () => {
  const note = "photosNote: Zdjęcia pokazują wizualizacje prac.\n";
  expect(report(identity + note, "values: []\n")).toMatchInlineSnapshot(`
   "content/company.yaml:19:13  Firma: pozycja „photosNote” mówi, że zdjęcia nie pokazują wykonanych prac. Wstaw fotografie z realizacji i usuń ten wpis.

   Przed publikacją trzeba poprawić: 1 miejsce."
  `);
});

test("a company that does not say who it is", () => {
  expect(report("", "values: []\n")).toMatchInlineSnapshot(`
   "content/company.yaml:1:1  Firma nie ma pełnej nazwy, a prawo każe podać, kto prowadzi serwis i kto jest administratorem danych. Dopisz wiersz „legalName: …”.
   content/company.yaml:1:1  Firma nie ma adresu, a prawo każe podać, kto prowadzi serwis i kto jest administratorem danych. Dopisz wiersz „address: …”.
   content/company.yaml:1:1  Firma nie ma numeru NIP, a prawo każe podać, kto prowadzi serwis i kto jest administratorem danych. Dopisz wiersz „nip: …”.

   Przed publikacją trzeba poprawić: 3 miejsca."
  `);
});

test("a sample is found over the end of a line and with a hard blank", () => {
  const named = identity.replace("ul. Leśna 1", '"ul.\u00a0Leśna\n  1"');
  expect(report(named, "values:\n  - ul. Leśna 1\n")).toContain("„ul. Leśna 1”");
});
