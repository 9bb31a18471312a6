/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "../test/content-folder";
import { checkContent, formatProblem } from "./check-content";

const faq = (last: string) =>
  ["a", "b", "c", "d"]
    .map((slug) => `- slug: ${slug}\n  question: Ile?\n  answer: Tyle.\n`)
    .join("") + last;

const gallery = (src: string) => `title: Prace
photos:
  - src: ${src}
    alt: Trawnik
    caption: Trawnik
`;

async function problemsOf(files: Record<string, string | Buffer>): Promise<string> {
  return (await checkContent(contentFolder(files))).map(formatProblem).join("\n");
}

test("a missing key is told at its mapping, with the line to write", async () => {
  const text = await problemsOf({ "faq.yaml": faq("- slug: e\n  question: Kto?\n") });
  expect(text).toMatchInlineSnapshot(
    `"content/faq.yaml:13:3  Brakuje pozycji „answer”. Dopisz wiersz „answer: …”."`,
  );
});

test("an unknown key is told at the key, with the nearest known one", async () => {
  const text = await problemsOf({
    "faq.yaml": faq("- slug: e\n  question: Kto?\n  answer: My.\n  anser: My.\n"),
  });
  expect(text).toMatchInlineSnapshot(
    `"content/faq.yaml:16:3  Pozycja „anser” jest tu nieznana. Może chodziło o „answer”?"`,
  );
});

test("an empty text and a wrong type are told at the value", async () => {
  const text = await problemsOf({
    "faq.yaml": faq('- slug: e\n  question: ""\n  answer: [1]\n'),
  });
  expect(text).toMatchInlineSnapshot(`
   "content/faq.yaml:14:13  Pozycja „question” ma zły zapis. Wpisz tekst; nie może być pusty.
   content/faq.yaml:15:11  Wartość pozycji „answer” jest innego rodzaju niż trzeba. Wpisz tu tekst."
  `);
});

test("a list of the wrong length is told", async () => {
  expect(await problemsOf({ "faq.yaml": faq("") })).toMatchInlineSnapshot(
    `"content/faq.yaml:1:1  Liczba wpisów na liście: 4, a specyfikacja strony podaje 5. Dopisz brakujące albo usuń nadmiarowe."`,
  );
});

test("syntax errors stand alone", async () => {
  const text = await problemsOf({ "faq.yaml": '- question: "Ile\n', "galleries/x.yaml": "a: 1\n" });
  expect(text).toMatchInlineSnapshot(
    `"content/faq.yaml:2:1  Tego pliku nie da się odczytać: Missing closing "quote at line 2, column 1: Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem."`,
  );
});

test("a link to a page that does not exist is told, with the nearest address", async () => {
  const text = await problemsOf({
    "faq.yaml": faq("- slug: e\n  question: Kto?\n  answer: Zobacz [kontakt](/kontatk#x).\n"),
  });
  expect(text).toMatchInlineSnapshot(
    `"content/faq.yaml:15:11  Strona o adresie „/kontatk” nie istnieje. Może chodziło o „/kontakt”?"`,
  );
});

test("a file that no content type claims is told", async () => {
  expect(await problemsOf({ "galery/x.yaml": "title: X\n" })).toMatchInlineSnapshot(
    `"content/galery/x.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Sprawdź nazwę pliku i folderu albo usuń plik."`,
  );
});

test("a photo that is missing, broken or narrow is named with its line", async () => {
  const narrow = await sharp({
    create: { width: 1199, height: 800, channels: 3, background: "green" },
  })
    .jpeg()
    .toBuffer();
  const text = await problemsOf({
    "galleries/brak.yaml": gallery("../photos/nie-ma.jpg"),
    "galleries/dobra.yaml": gallery("../photos/hero-dom.jpg"),
    "galleries/waska.yaml": gallery("../own/waskie.jpg"),
    "galleries/zepsuta.yaml": gallery("../own/zepsute.jpg"),
    "own/waskie.jpg": narrow,
    "own/zepsute.jpg": Buffer.from("no picture"),
  });
  expect(text).toMatchInlineSnapshot(`
   "content/galleries/brak.yaml:3:10  Nie ma zdjęcia „../photos/nie-ma.jpg”. Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.
   content/galleries/waska.yaml:3:10  Zdjęcie „../own/waskie.jpg” ma 1199 pikseli szerokości. Wstaw większe: co najmniej 1200 pikseli.
   content/galleries/zepsuta.yaml:3:10  Zdjęcia „../own/zepsute.jpg” nie da się odczytać. Zapisz je jeszcze raz jako JPEG."
  `);
});

test("a town named twice, and a neighbour that is not on the list", async () => {
  const town = (name: string, nearby: string) =>
    `- name: ${name}\n  locative: w X\n  genitive: X\n  county: powiat pucki\n  intro: Tekst.\n  needs: [a, b, c]\n  nearby: ${nearby}\n`;
  const text = await problemsOf({
    "towns.yaml":
      town("Puck", "[Hel, Reda, Puck]") +
      town("Reda", "[Hel, Puck, Puck]") +
      town("Hel", "[Pucc, Reda, Puck]") +
      town("Puck", "[Hel, Reda, Puck]"),
  });
  expect(text).toMatchInlineSnapshot(`
   "content/towns.yaml:21:12  Miejscowość „Pucc” nie istnieje. Może chodziło o „Puck”?
   content/towns.yaml:22:9  Miejscowość „Puck” jest na liście drugi raz. Usuń jeden z wpisów."
  `);
});

test("a page that shows another's content holds nothing else", async () => {
  const text = await problemsOf({
    "services/a.yaml": "sameAs: /b\n",
    "services/c.yaml": "sameAs: /a\ntitle: C\n",
  });
  expect(text).toMatchInlineSnapshot(`
   "content/services/a.yaml:1:9  Usługa o adresie „/b” nie istnieje. Może chodziło o „/a”?
   content/services/c.yaml:2:1  Pozycja „title” jest tu nieznana. Usuń ją albo popraw jej nazwę."
  `);
});

test("a section list of the wrong length is told", async () => {
  const service = `title: X
headline: X
pitch: X
seo: { title: X, description: X }
photo: { src: ../../photos/hero-dom.jpg, alt: Ogród }
lead: X
sections: [{ heading: X, body: X }]
`;
  const text = await problemsOf({
    "services/zakladanie-ogrodu/nawodnienie.yaml": service,
    "services/zakladanie-ogrodu/index.yaml": service,
  });
  expect(text).toMatchInlineSnapshot(
    `"content/services/zakladanie-ogrodu/nawodnienie.yaml:7:11  Liczba rozdziałów: 1, a specyfikacja strony podaje 8. Dopisz brakujące (7)."`,
  );
});

test("the project's own content has no problems", async () => {
  expect((await checkContent(path.resolve("content"))).map(formatProblem)).toEqual([]);
});
