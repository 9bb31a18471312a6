// Values that are there but don't fit.
import { changed, problemsIn, rightContent } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";

test("an empty answer", () => {
  expect(problemsIn(changed("faq.yaml", "answer: Tak.", "answer:"))).toMatchInlineSnapshot(
    `"content/faq.yaml:3:10  Pytanie 1 „Pytanie ile-trwa?”: pozycja „answer” jest pusta. Wpisz za dwukropkiem zwykły tekst."`,
  );
});

test("an answer of blanks", () => {
  expect(problemsIn(changed("faq.yaml", "answer: Tak.", 'answer: "  "'))).toMatchInlineSnapshot(
    `"content/faq.yaml:3:11  Pytanie 1 „Pytanie ile-trwa?”: pozycja „answer” jest pusta. Wpisz za dwukropkiem zwykły tekst."`,
  );
});

test("a list instead of a text", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: [Tak, Nie]")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:11  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest lista, a ma być tekst. Wpisz za dwukropkiem zwykły tekst."`,
  );
});

test("a text instead of a list", () => {
  expect(
    problemsIn(
      changed("towns/puck.yaml", "needs: [cień, słońce, woda]", "needs: cień, słońce, woda"),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:6:8  Miejscowość „Puck”: w pozycji „needs” jest tekst, a ma być lista. Wpisz pod nią z wcięciem listę: każdy wpis w nowym wierszu od „- ”."`,
  );
});

test("a text instead of a group", () => {
  expect(
    problemsIn(
      changed(
        "services/trawa-z-rolki.yaml",
        "photo:\n  src: ../photos/hero-dom.jpg\n  alt: Dom z trawnikiem",
        "photo: ../photos/hero-dom.jpg",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:7:8  Usługa „Trawa z rolki”: w pozycji „photo” jest tekst, a ma być grupa pozycji. Wpisz pod nią z wcięciem pozycje: src, alt."`,
  );
});

test("a number instead of a text", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "title: Trawa z rolki\n", "title: 2024\n")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:1:8  Usługa „Trawa z rolki od ręki”: w pozycji „title” jest liczba, a ma być tekst. Zapisz tę wartość w cudzysłowach: "2024"."`,
  );
});

test("a text instead of a number", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "pairs:", "height: 650 px\npairs:")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:3:9  Plik porównań „Przed i po”: w pozycji „height” jest tekst, a ma być liczba. Wpisz za dwukropkiem same cyfry, bez cudzysłowu i jednostki."`,
  );
});

test("a number with a decimal point", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "pairs:", "height: 650.5\npairs:")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:3:9  Plik porównań „Przed i po”: w pozycji „height” jest liczba, a ma być liczba całkowita. Wpisz za dwukropkiem same cyfry, bez cudzysłowu i jednostki."`,
  );
});

test("a number that is too small", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "pairs:", "height: 100\npairs:")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:3:9  Plik porównań „Przed i po”: pozycja „height” ma wartość 100, a dozwolone jest co najmniej 300. Wpisz liczbę od 300 do 800. Tak ma być: Wysokość porównania na komputerze, w pikselach."`,
  );
});

test("a number that is too large", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "pairs:", "height: 1000\npairs:")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:3:9  Plik porównań „Przed i po”: pozycja „height” ma wartość 1000, a dozwolone jest najwyżej 800. Wpisz liczbę od 300 do 800. Tak ma być: Wysokość porównania na komputerze, w pikselach."`,
  );
});

test("a Polish yes instead of true", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "pairs:", "autoplay: tak\npairs:")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:3:11  Plik porównań „Przed i po”: w pozycji „autoplay” jest tekst, a ma być słowo true albo false. Wpisz za dwukropkiem true (tak) albo false (nie), bez cudzysłowu."`,
  );
});

test("a misspelt choice", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "pairs:", "mode: darg\npairs:")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:3:7  Plik porównań „Przed i po”: pozycja „mode” ma wartość „darg”, której strona nie zna. Czy chodziło o „drag”? Do wyboru: drag, hover."`,
  );
});

test("a choice that nothing resembles", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "pairs:", "mode: automatyczny\npairs:")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:3:7  Plik porównań „Przed i po”: pozycja „mode” ma wartość „automatyczny”, której strona nie zna. Do wyboru: drag, hover."`,
  );
});

test("a list that is too short", () => {
  expect(
    problemsIn(changed("towns/puck.yaml", "needs: [cień, słońce, woda]", "needs: []")),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:6:8  Miejscowość „Puck”: pozycja „needs” ma 0 wpisów, a ma mieć co najmniej 1. Dopisz 1 wpis."`,
  );
});

test("a list that must have another length", () => {
  const text = String(sampleContent()["pages/town.yaml"]).replace(/(directions:\n) +- .*\n/, "$1");
  expect(problemsIn({ "pages/town.yaml": text })).toMatchInlineSnapshot(
    `"content/pages/town.yaml:11:3  Ten plik: pozycja „directions” ma 7 wpisów, a ma mieć dokładnie 8. Dopisz 1 wpis."`,
  );
});

test("an empty item of a list", () => {
  expect(
    problemsIn(
      changed("towns/puck.yaml", "needs: [cień, słońce, woda]", "needs:\n  - cień\n  -\n  - woda"),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:8:4  Miejscowość „Puck”: pozycja „needs” (2. na liście) jest pusta. Wpisz za „- ” zwykły tekst albo usuń ten wiersz."`,
  );
});

test("a short name with Polish letters", () => {
  expect(problemsIn(changed("faq.yaml", "slug: kiedy", "slug: Kiedyś tam"))).toMatchInlineSnapshot(
    `"content/faq.yaml:4:9  Pytanie 2 „Pytanie kiedy?”: pozycja „slug” jest źle zapisana. Tak ma być: Krótka nazwa do odnośnika (#faq-…): małe litery, cyfry i łączniki, bez polskich znaków, na przykład ile-trwa."`,
  );
});

test("a wrong e-mail address and a wrong web address", () => {
  expect(
    problemsIn({
      "company.yaml":
        'brand: Ogrody\ntagline: Talent.\nexperienceYears: 15\nregions: [Kaszuby]\nemail: kontakt(at)ogrody.pl\nphones:\n  - { id: quotes, label: wyceny, number: "+48 500 100 200" }\nsocials: []\nquoteButton: Wycena\ncredit: { label: Agencja, url: agencja.pl, year: 2024 }\n',
    }),
  ).toMatchInlineSnapshot(`
   "content/company.yaml:5:8  Firma: pozycja „email” jest źle zapisana. Wpisz adres taki jak kontakt@firma.pl.
   content/company.yaml:10:32  Firma: pozycja „credit → url” jest źle zapisana. Wpisz adres od https://, na przykład https://www.firma.pl."
  `);
});

test("a day that does not exist", () => {
  expect(
    problemsIn({
      "legal/regulamin.yaml":
        "title: Regulamin\nheadline: Regulamin serwisu\nseo:\n  title: Regulamin serwisu\n  description: Regulamin strony. Regulamin strony. Regulamin strony. Regulamin strony. Regulamin strony. Regulamin strony. Regulamin strony. \nupdated: '2026-02-31'\nsections: []\n",
    }),
  ).toMatchInlineSnapshot(
    `"content/legal/regulamin.yaml:6:10  Strona prawna „Regulamin”: pozycja „updated” jest źle zapisana. Wpisz dzień tak: "2026-11-01"."`,
  );
});

test("a number with a decimal comma", () => {
  expect(problemsIn(changed("towns/puck.yaml", "lat: 54.7", "lat: 54,7"))).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:7:6  Miejscowość „Puck”: w pozycji „lat” jest tekst, a ma być liczba. Zapisz tę wartość z kropką zamiast przecinka: 54.7."`,
  );
});

test("a phone number that YAML takes for a number", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: +48500100200")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:11  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest liczba, a ma być tekst. Zapisz tę wartość w cudzysłowach: "+48500100200"."`,
  );
});

test("a day without quotes, and a name that is a number to some programs", () => {
  const files = sampleContent();
  const page = files["legal/regulamin-serwisu.yaml"] ?? "";
  expect(
    problemsIn({
      "legal/regulamin.yaml": page.replace('"2026-01-01"', "2026-01-01"),
      ...changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: 0b11"),
    }),
  ).toMatchInlineSnapshot(`
   "content/galleries/ogrody.yaml:1:8  Galeria: w pozycji „title” jest liczba, a ma być tekst. Zapisz tę wartość w cudzysłowach: "0b11".
   content/legal/regulamin.yaml:6:10  Strona prawna „Tekst legal regulamin serwisu…”: w pozycji „updated” jest data, a ma być tekst. Zapisz tę wartość w cudzysłowach: "2026-01-01"."
  `);
});

test("a town's introduction that is too short or too long", () => {
  const intro = (words: number) =>
    problemsIn(changed("towns/puck.yaml", "Wstęp ".repeat(60), "Słowo – ".repeat(words)));
  expect(intro(59)).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:5:8  Miejscowość „Puck”: pozycja „intro” ma 59 słów, a ma mieć od 60 do 110. Dopisz co najmniej 1 słowo."`,
  );
  expect(intro(115)).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:5:8  Miejscowość „Puck”: pozycja „intro” ma 115 słów, a ma mieć od 60 do 110. Skróć ją co najmniej o 5 słów."`,
  );
  expect(intro(60) + intro(110)).toBe("");
});

const county = (name: string) =>
  problemsIn(changed("towns/puck.yaml", "county: powiat pucki", `county: ${name}`));

test.each(["powiat pukci", "Powiat pucki", "pucki"])("a county like one close by: %s", (name) => {
  expect(county(name)).toBe(
    `content/towns/puck.yaml:4:9  Powiatu „${name}” nie ma przy żadnej innej miejscowości. Czy chodziło o „powiat pucki”?`,
  );
});

test("a county that is written like none", () => {
  expect(county("Kaszuby")).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:4:9  Powiatu „Kaszuby” nie ma przy żadnej innej miejscowości. Nowy powiat zapisz tak: „powiat bytowski” albo „miasto na prawach powiatu”."`,
  );
});

test.each(["powiat bytowski", "miasto na prawach powiatu", "powiat czarnkowsko-trzcianecki"])(
  "a new county: %s",
  (name) => {
    expect(county(name)).toBe("");
  },
);

test("a county whose name is like that of another one far away", () => {
  const text = String(rightContent["towns/puck.yaml"]);
  const stargard = text.replace("powiat pucki", "powiat pucci").replace("lon: 18.4", "lon: 15");
  expect(problemsIn({ "towns/puck.yaml": stargard })).toBe("");
});
