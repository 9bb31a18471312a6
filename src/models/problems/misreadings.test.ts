// What YAML reads otherwise than it was meant.
import { changed, problemsIn } from "../../../e2e/support/content/content-problems";

const NBSP = "\u00a0";

test("a quotation mark that the next quotation mark closes", () => {
  expect(
    problemsIn({
      "galleries/ogrody.yaml": `title: Nasze ogrody
photos:
  - src: ../photos/hero-dom.jpg
    alt: "Dom z trawnikiem
    caption: "Trawnik przed domem"
`,
    }),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:10  Znak ", który otwiera ten tekst, nie jest zamknięty. Dopisz " na końcu tekstu."`,
  );
});

test("a quotation mark that takes the next entry along without an error", () => {
  expect(
    problemsIn(
      changed(
        "galleries/ogrody.yaml",
        "title: Nasze ogrody",
        'title: "Nasze ogrody\nphotos: []\nlead: x"',
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:8  Znak ", który otwiera ten tekst, nie jest zamknięty. Dopisz " na końcu tekstu."`,
  );
});

test("an apostrophe that is never closed", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "alt: Dom z trawnikiem", "alt: 'Dom z trawnikiem")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:10  Znak ', który otwiera ten tekst, nie jest zamknięty. Dopisz ' na końcu tekstu."`,
  );
});

test("a quoted text of several lines is fine", () => {
  expect(
    problemsIn(
      changed(
        "faq.yaml",
        "answer: Tak.",
        'answer: "Tak.\n\n    Uwaga: nie zawsze.\n\n    - Zimą."',
      ),
    ),
  ).toMatchInlineSnapshot(`""`);
});

test("an entry of a list that is set in too deep", () => {
  expect(
    problemsIn(
      changed(
        "towns/puck.yaml",
        "needs: [cień, słońce, woda]",
        "needs:\n  - cień\n    - słońce\n    - woda",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:8:5  Ten „- ” jest głębiej niż w poprzednim wpisie, więc wiersz jest dalszym ciągiem tamtego tekstu, a nie nowym wpisem. Zacznij „- ” w tej samej kolumnie co w pozostałych wpisach listy."`,
  );
});

test("an entry of a list that is not set in enough", () => {
  expect(
    problemsIn(
      changed(
        "towns/puck.yaml",
        "needs: [cień, słońce, woda]",
        "needs:\n  - cień\n - słońce\n  - woda",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:8:1  Ten „- ” jest w innej kolumnie niż poprzednie wpisy listy. Zacznij „- ” w tej samej kolumnie co w pozostałych wpisach listy."`,
  );
});

test("a key that is set in too deep", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "    alt: Dom", "      alt: Dom")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:1  Wcięcie nie pasuje do wierszy obok. Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami."`,
  );
});

test("a comment sign that takes the rest of a text away", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: Ogrody # i tarasy")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:15  Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie. Ujmij cały tekst w proste cudzysłowy: "…". Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza."`,
  );
});

test("a comment sign in an entry of a list, and one that takes a whole text away", () => {
  expect(
    problemsIn({
      ...changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: #Ogrody"),
      ...changed(
        "towns/puck.yaml",
        "needs: [cień, słońce, woda]",
        "needs:\n  - cień # lipy\n  - słońce\n  - woda",
      ),
    }),
  ).toMatchInlineSnapshot(`
   "content/galleries/ogrody.yaml:1:8  Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie. Ujmij cały tekst w proste cudzysłowy: "…". Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza.
   content/towns/puck.yaml:7:10  Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie. Ujmij cały tekst w proste cudzysłowy: "…". Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza."
  `);
});

test("comments in lines of their own, behind numbers and behind quoted texts are fine", () => {
  expect(
    problemsIn({
      ...changed(
        "galleries/ogrody.yaml",
        "title: Nasze ogrody",
        '# Galeria\ntitle: "Ogrody" # tytuł\n  # uwaga',
      ),
      ...changed("transformations/ogrod.yaml", "pairs:", "height: 650 # piksele\npairs:"),
    }),
  ).toMatchInlineSnapshot(`""`);
});

test("a number sign inside a word is fine", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: Ogród#1")),
  ).toMatchInlineSnapshot(`""`);
});

test("a no-break space after a colon", () => {
  expect(
    problemsIn(
      changed("galleries/ogrody.yaml", "title: Nasze ogrody", `title:${NBSP}Nasze ogrody`),
    ),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej."`,
  );
});

test("no-break spaces as an indentation", () => {
  expect(
    problemsIn(
      changed("galleries/ogrody.yaml", "    alt: Dom", `${NBSP}${NBSP}${NBSP}${NBSP}alt: Dom`),
    ),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:1  Jest tu twarda spacja albo podobny znak (U+00A0), którego YAML nie uznaje za odstęp. Skasuj ten znak i wpisz zwykłą spację z klawiatury."`,
  );
});

test("a no-break space after the sign of a list", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "  - src:", `  -${NBSP}src:`)),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:4  Jest tu twarda spacja albo podobny znak (U+00A0), którego YAML nie uznaje za odstęp. Skasuj ten znak i wpisz zwykłą spację z klawiatury."`,
  );
});

test("a space of another width", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title:\u2003Nasze ogrody")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej."`,
  );
});

test("a no-break space inside a text is fine", () => {
  expect(
    problemsIn(
      changed("galleries/ogrody.yaml", "title: Nasze ogrody", `title: Uwaga:${NBSP}ogród`),
    ),
  ).toMatchInlineSnapshot(`""`);
});

test("two versions that Git could not merge", () => {
  expect(
    problemsIn(
      changed(
        "galleries/ogrody.yaml",
        "title: Nasze ogrody",
        "<<<<<<< HEAD\ntitle: Nasze ogrody\n=======\ntitle: Wasze ogrody\n>>>>>>> praca",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna jest między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”. Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń."`,
  );
});

test("a sign of Git that was left behind", () => {
  expect(
    problemsIn(
      changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: Nasze ogrody\n>>>>>>> praca"),
    ),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:2:1  Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna jest między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”. Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń."`,
  );
});
