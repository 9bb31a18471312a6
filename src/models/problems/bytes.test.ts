// Files in other encodings than UTF-8.
import { gallery, problemsIn } from "../../../e2e/support/content/content-problems";

test("a file in an old Windows encoding", () => {
  expect(
    problemsIn({
      "galleries/ogrody.yaml": Buffer.from(
        gallery.replace("Nasze ogrody", "Ogrod \u00b3adny"),
        "latin1",
      ),
    }),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:14  Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne. Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie)."`,
  );
});

test("a file in UTF-16", () => {
  expect(
    problemsIn({ "galleries/ogrody.yaml": Buffer.from(`\ufeff${gallery}`, "utf16le") }),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:1:1  Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne. Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie)."`,
  );
});

test("a byte order mark and Windows line ends are fine", () => {
  expect(
    problemsIn({ "galleries/ogrody.yaml": `\ufeff${gallery.replaceAll("\n", "\r\n")}` }),
  ).toMatchInlineSnapshot(`""`);
});

test("places are right behind a byte order mark and Windows line ends", () => {
  expect(
    problemsIn({
      "galleries/ogrody.yaml": `\ufeff${gallery.replace("title: ", "tytul: ").replaceAll("\n", "\r\n")}`,
    }),
  ).toMatchInlineSnapshot(`
   "content/galleries/ogrody.yaml:1:1  Galeria: nieznana pozycja „tytul”. Popraw nazwę „tytul” albo usuń tę pozycję.
   content/galleries/ogrody.yaml:1:1  Galeria: brakuje pozycji „title”. Dopisz „title:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Nagłówek nad galerią."
  `);
});
