/** @jest-environment node */
// Texts that visitors would not see as they are meant.
import { changed, problemsIn } from "../../test/content-problems";

test("HTML in Markdown, at the tag", async () => {
  expect(
    await problemsIn(
      changed("faq.yaml", "answer: Tak.", "answer: |\n    Tak.\n    To <b>ważne</b>."),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:5:8  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest HTML („<b>”), który goście zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres)."`,
  );
});

test("HTML in a line of text", async () => {
  expect(
    await problemsIn(
      changed("galleries/ogrody.yaml", "title: Nasze ogrody", "title: Nasze<br>ogrody"),
    ),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:13  Galeria „Nasze<br>ogrody”: w pozycji „title” jest HTML („<br>”), który goście zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres)."`,
  );
});

test("a script as a link", async () => {
  expect(
    await problemsIn(
      changed("faq.yaml", "answer: Tak.", "answer: Kliknij [tu](javascript:alert(1))."),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:24  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik „javascript:alert(1)”, którego przeglądarka nie powinna otwierać. Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:."`,
  );
});

test("a disguised script as a link", async () => {
  expect(
    await problemsIn(
      changed("faq.yaml", "answer: Tak.", "answer: Kliknij [tu](jAvascript&#58;alert%281%29)."),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:11  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik „jAvascript:alert(1)”, którego przeglądarka nie powinna otwierać. Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:."`,
  );
});

test("a page that does not exist, with the nearest address", async () => {
  expect(
    await problemsIn(
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

test("an address without its slash", async () => {
  expect(
    await problemsIn(changed("faq.yaml", "answer: Tak.", "answer: Zobacz [trawę](trawa-z-rolki).")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:26  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik do „trawa-z-rolki”, ale nie ma strony o takim adresie. Czy chodziło o „/trawa-z-rolki”?"`,
  );
});

test("an address that nothing resembles", async () => {
  expect(
    await problemsIn(
      changed("faq.yaml", "answer: Tak.", "answer: Zobacz [cennik](/ile-kosztuje-taras)."),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:27  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest odnośnik do „/ile-kosztuje-taras”, ale nie ma strony o takim adresie. Adresy stron zaczynają się od „/”, a innych witryn od https://."`,
  );
});

test("a heading in Markdown", async () => {
  expect(
    await problemsIn(changed("faq.yaml", "answer: Tak.", "answer: |\n    # Tak\n\n    Na pewno.")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:4:5  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest nagłówek („#”), a w tym miejscu nagłówków nie ma. Usuń „#” albo zapisz ten wiersz jako **pogrubienie**."`,
  );
});

test("a picture in Markdown", async () => {
  expect(
    await problemsIn(
      changed("faq.yaml", "answer: Tak.", "answer: Patrz ![dom](../photos/dom.jpg)."),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:3:17  Pytanie 1 „Pytanie ile-trwa?”: w pozycji „answer” jest zdjęcie, a w tekście zdjęć nie ma. Usuń je; zdjęcia dodaje się w pozycjach „photo” i w galeriach."`,
  );
});

test("links that are fine", async () => {
  expect(
    await problemsIn(
      changed(
        "faq.yaml",
        "answer: Tak.",
        'answer: "[a](/puck) [b](https://pl.wikipedia.org) [c](mailto:a@b.pl) [d](tel:+48500100200) [e](#x) 2 < 3"',
      ),
    ),
  ).toMatchInlineSnapshot(`""`);
});

test("a search title that is too short", async () => {
  expect(
    await problemsIn(
      changed("services/trawa-z-rolki.yaml", "title: Trawa z rolki i trawniki", "title: Trawa"),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:5:10  Usługa „Trawa z rolki”: pozycja „seo → title” ma 5 znaków, a ma mieć co najmniej 15. Dopisz jeszcze 10 znaków."`,
  );
});

test("a search title that is too long", async () => {
  expect(
    await problemsIn(
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

test("a search description that is too short", async () => {
  expect(
    await problemsIn(
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

test("a search description that is too long", async () => {
  expect(
    await problemsIn(
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
