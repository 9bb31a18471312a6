// Files that are no YAML.
import { changed, problemsIn } from "../../../e2e/support/content/content-problems";

test("a tab", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "    alt: Dom", "\talt: Dom")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:1  Wcięcie jest zrobione tabulatorem. Zamień tabulator na spacje, po dwie na każdy poziom."`,
  );
});

test("a key given twice", () => {
  expect(
    problemsIn(
      changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: Nasze ogrody\ntitle: Ogrody"),
    ),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:2:1  Ta pozycja jest tu drugi raz. Zostaw jedną z nich."`,
  );
});

test("a quote that is never closed", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", 'title: "Nasze ogrody')),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:8  Znak ", który otwiera ten tekst, nie jest zamknięty. Dopisz " na końcu tekstu."`,
  );
});

test("text after a closing quote", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", 'title: "Nasze" ogrody')),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:16  Po zamykającym cudzysłowie jest jeszcze tekst. Wewnątrz tekstu użyj cudzysłowów „…”, a proste zostaw na początku i na końcu."`,
  );
});

test("an apostrophe inside apostrophes", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: 'Ogród d'Arc'")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:17  Po zamykającym apostrofie jest jeszcze tekst. Ujmij cały tekst w proste cudzysłowy: "…"; apostrof może wtedy być w środku."`,
  );
});

test("a colon inside a text", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: Ogrody: nasze")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:8  W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję. Ujmij cały tekst w proste cudzysłowy: "…"."`,
  );
});

test("a wrong indentation", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "    caption: Las", "   caption: Las")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:8:1  Wcięcie nie pasuje do wierszy obok. Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami."`,
  );
});

test("a line without a colon", () => {
  expect(problemsIn(changed("galleries/ogrody.yaml", "photos:", "photos"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:2:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej."`,
  );
});

test("no blank after a colon", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title:Nasze ogrody")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej."`,
  );
});

test("a text that starts with bold", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: **Tak**, w maju.")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:11  Tekst zaczynający się od gwiazdki („**Tak**”) jest w YAML odwołaniem do innego miejsca, a takich tu nie ma. Ujmij cały tekst w proste cudzysłowy: "…". Jeśli to naprawdę odwołanie, przepisz wartość."`,
  );
});

test("a text that starts with a link", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: [Tak](/kontakt), w maju.")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:16  Tekst nie może się zaczynać od znaku „[”. Ujmij cały tekst w proste cudzysłowy: "…"."`,
  );
});

test("a text that starts with a placeholder", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: {email} to nasz adres.")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:19  Tekst nie może się zaczynać od znaku „{”. Ujmij cały tekst w proste cudzysłowy: "…"."`,
  );
});

test("a text that starts with @", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: @ogrody")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:8  Tekst nie może się zaczynać od znaku „@”. Ujmij cały tekst w proste cudzysłowy: "…"."`,
  );
});

test("a text that starts with an exclamation mark", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: !Ogrody")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:8  Słowo z wykrzyknikiem na początku ma w YAML szczególne znaczenie. Ujmij cały tekst w proste cudzysłowy: "…"."`,
  );
});

test("a bracket that is never closed", () => {
  expect(
    problemsIn(
      changed("towns/puck.yaml", "needs: [cień, słońce, woda]", "needs: [cień, słońce, woda"),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:7:1  Nawias „[” albo „{” nie jest zamknięty. Dopisz „]” albo „}” na końcu wpisu, który jest wyżej."`,
  );
});

test("a backslash in quotes", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", 'title: "C:\\Ogrody"')),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:11  Ukośnik „\\” ma w cudzysłowie szczególne znaczenie. Napisz go dwa razy („\\\\”) albo usuń."`,
  );
});

test("text in the line of a folding sign", () => {
  expect(problemsIn(changed("faq.yaml", "answer: Tak.", "answer: > Tak."))).toMatchInlineSnapshot(
    `"content/faq.yaml:3:13  Po znaku „>” tekst musi się zaczynać w następnym wierszu. Przenieś tekst do następnego wiersza i wetnij go."`,
  );
});

test("two documents in one file", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "photos:", "---\nphotos:")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:2:1  Wiersz „---” dzieli plik na dwa. Usuń ten wiersz."`,
  );
});

test("a reference", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "alt: Las po oczyszczeniu", "alt: *las")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:7:10  Tekst zaczynający się od gwiazdki („*las”) jest w YAML odwołaniem do innego miejsca, a takich tu nie ma. Ujmij cały tekst w proste cudzysłowy: "…". Jeśli to naprawdę odwołanie, przepisz wartość."`,
  );
});

test("references that would explode", () => {
  const lists = Array.from({ length: 40 }, (_, n) => `- a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`);
  const bomb = ["- a-1: &a-1 [x]", ...lists].join("\n");
  expect(problemsIn({ "faq.yaml": bomb })).toMatchInlineSnapshot(
    `"content/faq.yaml:2:12  Znaki „&” i „*” powtarzają tu w YAML zapis z innego miejsca („a-1”), a strona takich powtórzeń nie czyta. Wpisz to, co ma się powtórzyć, w każdym miejscu osobno, a „&a-1” i „*a-1” usuń."`,
  );
});

test("syntax errors of two files hide no mistakes in a third", () => {
  expect(
    problemsIn({
      ...changed("galleries/ogrody.yaml", "title: Nasze", "title: Nasze: "),
      "faq.yaml": '- question: "Ile\n',
      "legal/x.yaml": "a: 1\n",
    }),
  ).toMatchInlineSnapshot(`
   "content/faq.yaml:1:13  Znak ", który otwiera ten tekst, nie jest zamknięty. Dopisz " na końcu tekstu.
   content/galleries/ogrody.yaml:1:8  W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję. Ujmij cały tekst w proste cudzysłowy: "…".
   content/legal/x.yaml:1:1  Strona prawna: nieznana pozycja „a”. Popraw nazwę „a” albo usuń tę pozycję.
   content/legal/x.yaml:1:1  Strona prawna: brakuje pozycji „title”. Dopisz „title:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Nazwa w stopce.
   content/legal/x.yaml:1:1  Strona prawna: brakuje pozycji „headline”. Dopisz „headline:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Nagłówek strony.
   content/legal/x.yaml:1:1  Strona prawna: brakuje pozycji „seo”. Dopisz „seo:”, a pod nią z wcięciem pozycje: title, description. Opis tej pozycji: Tytuł i opis dla wyszukiwarek i udostępnień.
   content/legal/x.yaml:1:1  Strona prawna: brakuje pozycji „updated”. Dopisz „updated:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Od kiedy obowiązuje, na przykład 2026-11-01.
   content/legal/x.yaml:1:1  Strona prawna: brakuje pozycji „sections”. Dopisz „sections:”, a pod nią z wcięciem listę: każdy wpis w nowym wierszu od „- ”. Opis tej pozycji: Rozdziały dokumentu; lista może być pusta."
  `);
});

test("a syntax error hides nothing that does not follow from it", () => {
  expect(
    problemsIn({
      ...changed("towns/puck.yaml", "summary: piasek", "summary: piasek: mokry"),
      ...changed("faq.yaml", "answer: Tak.", 'answer: "[Puck](/puck#uslugi) [Rumia](/rumia)"'),
      ...changed("galleries/ogrody.yaml", "hero-las", "hero-lass"),
      ...changed("services/trawa-z-rolki.yaml", "lead: Wstęp.", "lead: <b>Wstęp</b>."),
    }),
  ).toMatchInlineSnapshot(`
   "content/faq.yaml:3:41  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik do „/rumia”, ale nie ma strony o takim adresie. Adresy stron zaczynają się od „/”, a innych witryn od https://.
   content/galleries/ogrody.yaml:6:10  Nie ma zdjęcia „../photos/hero-lass.jpg”. Czy chodziło o „../photos/hero-las.jpg”?
   content/services/trawa-z-rolki.yaml:10:7  Usługa „Trawa z rolki”: w pozycji „lead” jest HTML („<b>”), który odwiedzający zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).
   content/towns/puck.yaml:11:10  W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję. Ujmij cały tekst w proste cudzysłowy: "…"."
  `);
});

test("a link to a place in a file with a syntax error is not reported", () => {
  expect(
    problemsIn({
      ...changed("faq.yaml", "answer: Tak.", "answer: Tak: tak."),
      ...changed(
        "services/trawa-z-rolki.yaml",
        "lead: Wstęp.",
        'lead: "[Ile](/kontakt#faq-ile-trwa) [Co](/kontakt#faq-dlaczego)"',
      ),
    }),
  ).toMatchInlineSnapshot(`
   "content/faq.yaml:3:11  W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję. Ujmij cały tekst w proste cudzysłowy: "…".
   content/services/trawa-z-rolki.yaml:10:42  Usługa „Trawa z rolki”: w pozycji „lead” jest odnośnik do „/kontakt#faq-dlaczego”, ale na stronie „/kontakt” nie ma takiego miejsca. Odnośnik może prowadzić do: „/kontakt#wycena”, „/kontakt#tresc”, „/kontakt#miasta”."
  `);
});

test.each([
  ["title: „Ogrody: nasze”", "„"],
  ["title: ”Ogrody: nasze”", "”"],
  ['title: "Nasze ogrody”', "”"],
  ["title: 'Nasze ogrody’", "’"],
])("a quotation mark of letters in the place of YAML's own: %s", (line, sign) => {
  expect(problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", line))).toBe(
    `content/galleries/ogrody.yaml:1:8  Znak ${sign} jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu. Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.`,
  );
});

test("a quotation mark of letters in a list", () => {
  expect(
    problemsIn(changed("towns/puck.yaml", "[cień, słońce, woda]", '["cień”, "słońce", "woda"]')),
  ).toContain("Znak ” jest cudzysłowem w tekście");
});

test.each(["„Ogrody”", '"Nasze „ogrody”"', "Ogrody „nasze”"])(
  "quotes of letters inside a text are fine: %s",
  (title) => {
    expect(
      problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", `title: ${title}`)),
    ).toBe("");
  },
);
