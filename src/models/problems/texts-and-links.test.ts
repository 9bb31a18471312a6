// Texts that visitors would not see as they are meant.
import {
  changed,
  otherService,
  problemsIn,
  service,
} from "../../../e2e/support/content/content-problems";

test("HTML in Markdown, at the tag", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: |\n    Tak.\n    To <b>ważne</b>.")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:5:8  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest HTML („<b>”), który odwiedzający zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres)."`,
  );
});

test("HTML in a line of text", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: Nasze<br>ogrody")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:13  Galeria „Nasze<br>ogrody”: w pozycji „title” jest HTML („<br>”), który odwiedzający zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres)."`,
  );
});

test("a script as a link", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: Kliknij [tu](javascript:alert(1)).")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:24  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik „javascript:alert(1)”, którego przeglądarka nie powinna otwierać. Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:."`,
  );
});

test("a disguised script as a link", () => {
  expect(
    problemsIn(
      changed("faq.yaml", "answer: Tak.", "answer: Kliknij [tu](jAvascript&#58;alert%281%29)."),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:11  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik „jAvascript:alert(1)”, którego przeglądarka nie powinna otwierać. Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:."`,
  );
});

test("a page that does not exist, with the nearest address", () => {
  expect(
    problemsIn(
      changed(
        "faq.yaml",
        "answer: Tak.",
        "answer: |\n    Tak.\n\n    Zobacz [kontakt](/kontatk#x).",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:6:22  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik do „/kontatk#x”, ale nie ma strony o takim adresie. Czy chodziło o „/kontakt”?"`,
  );
});

test.each([
  ["/trawniki/trawa-z-rolki", "/trawa-z-rolki"],
  ["/trawniki/trawa-z-rolek", "/trawa-z-rolki"],
  ["/Puck/", "/puck"],
])("a link to %s, with the nearest address", (link, right) => {
  expect(problemsIn(changed("faq.yaml", "answer: Tak.", `answer: Jest [tu](${link}).`))).toContain(
    `„${link}”, ale nie ma strony o takim adresie. Czy chodziło o „${right}”?`,
  );
});

test("no page was meant by a letter", () => {
  expect(problemsIn(changed("faq.yaml", "answer: Tak.", "answer: Jest [tu](/b)."))).not.toContain(
    "Czy chodziło",
  );
});

test("an address without its slash", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: Zobacz [trawę](trawa-z-rolki).")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:26  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik do „trawa-z-rolki”, ale nie ma strony o takim adresie. Czy chodziło o „/trawa-z-rolki”?"`,
  );
});

test("an address that nothing resembles", () => {
  expect(
    problemsIn(
      changed("faq.yaml", "answer: Tak.", "answer: Zobacz [cennik](/ile-kosztuje-taras)."),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:27  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik do „/ile-kosztuje-taras”, ale nie ma strony o takim adresie. Adresy stron zaczynają się od „/”, a innych witryn od https://."`,
  );
});

test("a heading in Markdown", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: |\n    # Tak\n\n    Na pewno.")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:4:5  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest nagłówek („#”), a tego pola nie dzieli się nagłówkami. Usuń „#” albo zapisz ten wiersz jako **pogrubienie**."`,
  );
});

test("a picture in Markdown", () => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", "answer: Patrz ![dom](../photos/dom.jpg).")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:17  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest zdjęcie, a w tekście zdjęć nie ma. Usuń je; zdjęcia wpisuje się tylko w pozycjach, które są dla zdjęć."`,
  );
});

test("links that are fine", () => {
  expect(
    problemsIn(
      changed(
        "faq.yaml",
        "answer: Tak.",
        'answer: "[a](/puck) [b](https://pl.wikipedia.org) [c](mailto:a@b.pl) [d](tel:+48500100200) [e](/puck#wycena) [f](#miasta) [g](/kontakt#faq-jak) 2 < 3"',
      ),
    ),
  ).toMatchInlineSnapshot(`""`);
});

test.each([
  ["misspelt", "/kontakt#wycna"],
  ["of a question that is gone", "/kontakt#faq-ile-trwal"],
  ["of another page", "/kontakt#wiecej"],
  ["of a section that the page lacks", "/trawa-z-rolki#2"],
  ["without its page, in a text of several pages", "#uslugi"],
])("a place %s", (_, link) => {
  expect(
    problemsIn(changed("faq.yaml", "answer: Tak.", `answer: |\n    Zobacz [to](${link}).`)),
  ).toMatchSnapshot();
});

test("a place of the page itself", () => {
  const linking = (link: string) =>
    problemsIn(changed("services/trawa-z-rolki.yaml", "Wstęp.", `Zobacz [rozdział](${link}).`));
  expect(linking("#1")).toBe("");
  expect(linking("#2")).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:25  Usługa „Trawa z rolki”: w pozycji „lead” jest odnośnik do „#2”, ale na stronie „/trawa-z-rolki” nie ma takiego miejsca. Odnośnik może prowadzić do: „#wycena”, „#wiecej”, „#termin”, „#1”, „#tresc”, „#miasta”."`,
  );
});

test("a place in an address outside of a text", () => {
  const file = (address: string) => ({
    "pages/404.yaml": `seo: { title: Nie ma takiej strony, description: ${"Nie ma tej strony. ".repeat(7)}}
code: "404"
headline: Nie ma
body: Nie ma.
nearest: Może ta strona
links: [{ label: Usługi, address: "${address}" }]
`,
  });
  expect(problemsIn(file("/#uslug"))).toMatchInlineSnapshot(
    `"content/pages/404.yaml:6:36  Odnośnik 1 „Usługi”: w pozycji „address” jest odnośnik do „/#uslug”, ale na stronie „/” nie ma takiego miejsca. Czy chodziło o „/#uslugi”?"`,
  );
});

test("a search title that is too short", () => {
  expect(
    problemsIn(
      changed("services/trawa-z-rolki.yaml", "title: Trawa z rolki i trawniki", "title: Trawa"),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:5:10  Usługa „Trawa z rolki”: pozycja „seo → title” ma 5 znaków, a ma mieć co najmniej 15. Dopisz jeszcze 10 znaków."`,
  );
});

test("a search title that is too long", () => {
  expect(
    problemsIn(
      changed(
        "services/trawa-z-rolki.yaml",
        "title: Trawa z rolki i trawniki",
        "title: Trawa z rolki, trawniki z siewu, zakładanie ogrodów i nawodnienie",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:5:10  Usługa „Trawa z rolki”: pozycja „seo → title” ma 65 znaków, a ma mieć najwyżej 60. Skróć ją o 5 znaków."`,
  );
});

test("a search description that is too short", () => {
  expect(
    problemsIn(
      changed(
        "services/trawa-z-rolki.yaml",
        "Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. ",
        "Trawniki z rolki.",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:6:16  Usługa „Trawa z rolki”: pozycja „seo → description” ma 17 znaków, a ma mieć co najmniej 120. Dopisz jeszcze 103 znaki."`,
  );
});

test("a search description that is too long", () => {
  expect(
    problemsIn(
      changed(
        "services/trawa-z-rolki.yaml",
        "Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. ",
        "Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. Trawniki z rolki. ",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:6:16  Usługa „Trawa z rolki”: pozycja „seo → description” ma 161 znaków, a ma mieć najwyżej 158. Skróć ją o 3 znaki."`,
  );
});

const answer = (text: string) => changed("faq.yaml", "answer: Tak.", `answer: ${text}`);

test.each([
  '"Zobacz [trawę] (/trawa-z-rolki)."',
  '"Zobacz [trawę](/trawa z rolki)."',
  '"Zobacz [trawę](/trawa-z-rolki ."',
  '"Zobacz (trawę)[/trawa-z-rolki]."',
])("a link that is none: %s", (text) => {
  expect(problemsIn(answer(text))).toContain(
    "w pozycji „answer” jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki. Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
  );
});

test("two pages with the same title or the same description for search engines", () => {
  const [title = "", description = ""] = service.match(/(?<= {2})(?:title|description): .*/g) ?? [];
  expect(
    problemsIn({
      "services/trawa-z-siewu.yaml": otherService("Siew").replace(/description: .*/, description),
      "services/trawniki.yaml": otherService("Drugie").replace(/title: Drugie.*/, title),
    }),
  ).toMatchInlineSnapshot(`
   "content/services/trawa-z-siewu.yaml:6:16  Usługa „Trawa z rolki”: pozycja „seo → description” jest taka sama jak w content/services/trawa-z-rolki.yaml:6, a w wyszukiwarce to po niej poznaje się stronę. Napisz, o czym jest właśnie ta strona.
   content/services/trawniki.yaml:5:10  Usługa „Trawa z rolki”: pozycja „seo → title” jest taka sama jak w content/services/trawa-z-rolki.yaml:5, a w wyszukiwarce to po niej poznaje się stronę. Napisz, o czym jest właśnie ta strona."
  `);
});

test("two towns with the same locative", () => {
  expect(
    problemsIn(changed("towns/reda.yaml", "w mieście Reda", "w mieście Puck")),
  ).toMatchInlineSnapshot(
    `"content/towns/reda.yaml:2:11  Miejscowość „Reda” ma w miejscowniku to samo co „Puck”: „w mieście Puck”. Wpisz tu miejscownik tej miejscowości, na przykład „w Gdańsku”."`,
  );
});

test("brackets that are no link", () => {
  expect(
    problemsIn(answer('"Sadzimy [w maju] lipy (tilia), [trawę](/trawa-z-rolki) (z rolki)."')),
  ).toBe("");
});

test("Markdown in a line that isn't read as such", () => {
  for (const title of ["**Nasze** ogrody", "Nasze [ogrody](/puck)"]) {
    expect(
      problemsIn(changed("galleries/ogrody.yaml", "title: Nasze ogrody", `title: "${title}"`)),
    ).toContain(
      "są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień. Zostaw same",
    );
  }
});

test("a misspelt placeholder", () => {
  expect(problemsIn(answer('"Zadzwoń: {fone}."'))).toMatchInlineSnapshot(
    `"content/faq.yaml:3:21  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest „{fone}”, ale strona niczego w to miejsce nie wstawia. Czy chodziło o „{phone}”? Wolno tu wpisać: {brand}, {email}, {phone}, {phoneLink}, {legalEntity}, {photosNote}."`,
  );
});

test("a placeholder of another text, and a brace", () => {
  expect(problemsIn(answer('"Ogród w {town}."'))).toMatchInlineSnapshot(
    `"content/faq.yaml:3:20  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest „{town}”, ale strona niczego w to miejsce nie wstawia. Wolno tu wpisać: {brand}, {email}, {phone}, {phoneLink}, {legalEntity}, {photosNote}."`,
  );
  expect(problemsIn(answer('"Zadzwoń: {phone."'))).toContain("jest „{”");
});

test("a placeholder where nothing is put in", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "alt: Dom z trawnikiem", 'alt: "Dom: {brand}"')),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:16  Zdjęcie 1 „Trawnik przed domem”: w pozycji „alt” jest „{brand}”, ale strona niczego w to miejsce nie wstawia. Wolno tu wpisać: zwykłe słowa, bez nawiasów klamrowych."`,
  );
});

test("the company's placeholders are fine in each text", () => {
  expect(problemsIn(answer('"[{phone}](tel:{phoneLink}) {email} {brand}"'))).toBe("");
});

test("a text without the placeholder that it is made for", () => {
  expect(problemsIn({ "pages/town.yaml": "heroTitle: Usługi ogrodnicze\n" })).toContain(
    "w pozycji „heroTitle” nie ma „{town}”, w którego miejsce strona wstawia właściwe słowo. Wpisz {town} tam, gdzie to słowo ma być. Tak ma być: Nagłówek strony, z {town}.",
  );
});

test.each([
  ["a blank without a width", "Tak\u200b.", "U+200B"],
  ["a sign that turns the text", "Tak\u202e.", "U+202E"],
  ["a letter that was lost", "Tak\ufffd.", "U+FFFD"],
])("%s", (_what, text, name) => {
  expect(problemsIn(answer(text))).toBe(
    `content/faq.yaml:3:14  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest znak, którego nie widać (${name}). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.`,
  );
});

test("a no-break space in an address", () => {
  expect(
    problemsIn(
      changed("services/trawa-z-rolki.yaml", "lead:", 'related: ["/trawa-z-rolki\u00a0"]\nlead:'),
    ),
  ).toContain("jest znak, którego nie widać (U+00A0)");
});

test("a heading that is too long, or has a word that is", () => {
  const headline = "headline: Trawa z rolki od ręki";
  const long = `headline: ${"Trawa z rolki ".repeat(7)}`;
  const word = `headline: Trawa ${"z".repeat(31)}`;
  for (const [text, told] of [
    [long, "ma 97 znaków, a ma mieć najwyżej 90. Skróć ją o 7 znaków."],
    [
      word,
      "ma słowo o 31 znakach, które nie zmieści się na ekranie telefonu. Podziel je; najdłuższe słowo może mieć 30 znaków.",
    ],
  ] as const) {
    expect(problemsIn(changed("services/trawa-z-rolki.yaml", headline, text))).toContain(
      `pozycja „headline” ${told}`,
    );
  }
});

test("a whole file pasted into one text", () => {
  expect(problemsIn(answer("Trawnik ".repeat(1100).trim()))).toContain("a ma mieć najwyżej 8000");
});

test("a control character, written as YAML can write it", () => {
  expect(problemsIn(answer('"Tak\\a."'))).toContain("jest znak, którego nie widać (U+0007)");
});

test("a control character in the file itself", () => {
  expect(problemsIn(answer("Tak\u0007."))).toMatchInlineSnapshot(
    `"content/faq.yaml:3:14  Jest tu znak, którego nie widać (U+0007). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury."`,
  );
});
