// Files and entries of the wrong kind or number.
import { changed, problemsIn, rightContent } from "../../../e2e/support/content/content-problems";
import { content as site } from "../../content";

test("an empty item in a list of records", () => {
  expect(
    problemsIn(
      changed("faq.yaml", "- slug: kiedy\n  question: Pytanie kiedy?\n  answer: Tak.\n", "-\n"),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:4:2  Pytanie 2: nic tu nie ma. Wpisz treść albo usuń ten wpis."`,
  );
});

test("a file that is empty", () => {
  expect(problemsIn({ "galleries/ogrody.yaml": "" })).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Galeria: nic tu nie ma. Wpisz treść albo usuń ten wpis."`,
  );
});

test("a file of records that is no list", () => {
  expect(
    problemsIn({ "faq.yaml": "slug: ile\nquestion: Ile?\nanswer: Tyle.\n" }),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:1:1  Ten plik: tu jest grupa pozycji, a ma być lista. Wpisz tu listę: każdy wpis w nowym wierszu od „- ”."`,
  );
});

test("a list in a file that holds one thing", () => {
  expect(problemsIn({ "galleries/ogrody.yaml": "- title: Ogrody\n" })).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Galeria: tu jest lista, a ma być grupa pozycji. Wpisz tu pozycje: title, photos."`,
  );
});

test("a needed file that was deleted, and one that was renamed", () => {
  const needed = ["company.yaml", "faq.yaml", "pages/kontakt.yaml"];
  const contact = { "pages/contact.yaml": "title: Kontakt\n" };
  expect(problemsIn(contact, needed)).toMatchInlineSnapshot(`
   "content/company.yaml:1:1  Nie ma tego pliku, a strona go potrzebuje. Jeśli zmieniono mu nazwę, przywróć dawną; jeśli go usunięto, wpisz w terminalu „git restore content/company.yaml”.
   content/pages/contact.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Czy chodziło o „pages/kontakt.yaml”?
   content/pages/kontakt.yaml:1:1  Nie ma tego pliku, a strona go potrzebuje. Jeśli zmieniono mu nazwę, przywróć dawną; jeśli go usunięto, wpisz w terminalu „git restore content/pages/kontakt.yaml”."
  `);
});

test("the files that must exist are those of one place, and the texts that visitors agree to", () => {
  expect(site.neededFiles()).toEqual(
    expect.arrayContaining([
      "company.yaml",
      "faq.yaml",
      "pages/404.yaml",
      "pages/kontakt.yaml",
      "redirects.yaml",
      "legal/regulamin-serwisu.yaml",
    ]),
  );
  expect(site.neededFiles().filter((file) => /\*|galleries|services/.test(file))).toEqual([]);
});

test("too few questions", () => {
  expect(problemsIn({ "faq.yaml": "[]\n" })).toMatchInlineSnapshot(
    `"content/faq.yaml:1:1  Ten plik ma 0 wpisów, a ma mieć co najmniej 1. Dopisz 1 wpis."`,
  );
});

test("an entry of a list with nothing in it", () => {
  expect(problemsIn({ "faq.yaml": `-\n${rightContent["faq.yaml"]}` })).toMatchInlineSnapshot(
    `"content/faq.yaml:1:2  Pytanie 1: nic tu nie ma. Wpisz treść albo usuń ten wpis."`,
  );
});
