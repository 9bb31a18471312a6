/** @jest-environment node */
// Files and entries of the wrong kind or number.
import { changed, problemsIn } from "../../test/content-problems";

test("an empty item in a list of records", async () => {
  expect(
    await problemsIn(
      changed("faq.yaml", "- slug: kiedy\n  question: Pytanie kiedy?\n  answer: Tak.\n", "-\n"),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:4:2  Pytanie 2: nic tu nie ma. Wpisz treść albo usuń ten wpis."`,
  );
});

test("a file that is empty", async () => {
  expect(await problemsIn({ "galleries/ogrody.yaml": "" })).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Galeria: nic tu nie ma. Wpisz treść albo usuń ten wpis."`,
  );
});

test("a file of records that is no list", async () => {
  expect(
    await problemsIn({ "faq.yaml": "slug: ile\nquestion: Ile?\nanswer: Tyle.\n" }),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:1:1  Ten plik ma być listą wpisów. Zacznij każdy wpis od „- ”, a jego dalsze wiersze od dwóch spacji."`,
  );
});

test("a list in a file that holds one thing", async () => {
  expect(await problemsIn({ "galleries/ogrody.yaml": "- title: Ogrody\n" })).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Galeria: jest tu lista, a ma być grupa pozycji. Wypisz pozycje: title, photos."`,
  );
});

test("too few questions", async () => {
  expect(
    await problemsIn(
      changed("faq.yaml", "- slug: kiedy\n  question: Pytanie kiedy?\n  answer: Tak.\n", ""),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:1:1  Liczba wpisów na liście: 4, a specyfikacja strony podaje 5. Dopisz 1 wpis."`,
  );
});
