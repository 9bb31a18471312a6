import type { PdfState } from "../read/read-pdf";
import type { PhotoState } from "../read/read-photo";
import { changed, problemsOf, tinyContent } from "./tiny-content.fixture";

const good = { bytes: 240_000, title: "Umowa", extras: [] };
type Why = Extract<PdfState, { unread: string }>["unread"];

const unread = (why: Why, bytes = 240_000): PdfState => ({ bytes, unread: why });

const problemsWith = (media: Record<string, PhotoState | PdfState>, answer = "Nie.") =>
  problemsOf(changed("questions.yaml", "answer: Tak.", `answer: ${answer}`), media)
    .map(tinyContent.formatProblem)
    .join("\n");

const ofUmowa = (state: PdfState) => problemsWith({ "files/umowa.pdf": state });

test.each([
  [
    "too large a file",
    unread("pdfLarge", 7_250_000),
    "ma 7,3 MB, a może mieć najwyżej 5 MB. Zmniejsz zdjęcia, które w nim są (w Wordzie: Format obrazu, Kompresuj obrazy), i zapisz go jeszcze raz jako PDF.",
  ],
  [
    "a file that only bears the name of one",
    unread("pdfNone"),
    "nie jest plikiem PDF, choć tak się nazywa. Otwórz go w programie, w którym powstał, i zapisz jako PDF.",
  ],
  [
    "a file that was cut off",
    unread("pdfBroken"),
    "jest uszkodzony: nie da się go odczytać do końca. Skopiuj go jeszcze raz albo zapisz na nowo jako PDF.",
  ],
  [
    "a file with a password",
    unread("pdfLocked"),
    "jest zaszyfrowany. Zdejmij hasło i ograniczenia i zapisz go jeszcze raz jako PDF.",
  ],
  [
    "a file without a title",
    { ...good, title: "" },
    "nie ma tytułu, po którym poznaje się go na karcie przeglądarki. Wpisz tytuł w programie, w którym plik powstał (Word: Plik, Informacje, Tytuł; LibreOffice: Plik, Właściwości, Opis), i zapisz go jeszcze raz jako PDF.",
  ],
])("%s", (_, state, words) => {
  expect(ofUmowa(state)).toBe(`content/files/umowa.pdf:1:1  Plik „umowa.pdf” ${words}`);
});

test.each(["Microsoft Word - umowa.docx", "Microsoft Word - umowa", "umowa_v3.pdf"])(
  "a title that nobody wrote: %s",
  (title) => {
    expect(ofUmowa({ ...good, title })).toContain(
      `na karcie przeglądarki, tylko nazwę „${title}”.`,
    );
  },
);

test.each([
  [["JavaScript"], "skrypt"],
  [["EF", "EmbeddedFiles"], "dołączony inny plik"],
  [["RichMedia"], "element „RichMedia”"],
  [["JavaScript", "Launch"], "skrypt i polecenie, które uruchamia program"],
])("%j in a file", (extras, words) => {
  expect(ofUmowa({ ...good, extras })).toBe(
    `content/files/umowa.pdf:1:1  W pliku „umowa.pdf” jest ${words}, a plik ze strony ma tylko pokazywać treść. Usuń formularze, makra i załączniki i zapisz go jeszcze raz jako PDF.`,
  );
});

test("a name that can't be an address", () => {
  expect(problemsWith({ "files/Umowa (wzór).PDF": good })).toBe(
    "content/files/Umowa (wzór).PDF:1:1  Nazwa „Umowa (wzór).PDF” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki. Zmień nazwę na „umowa-wzor.pdf”.",
  );
});

test("another kind of file among them; what belongs to a system is passed over", () => {
  expect(
    problemsWith({ "files/umowa.docx": "broken", "files/.DS_Store": "broken", files: "folder" }),
  ).toBe(
    "content/files/umowa.docx:1:1  Plik „umowa.docx” nie trafi na stronę: w tym folderze mogą być tylko pliki PDF. Zapisz go jako PDF albo usuń.",
  );
});

test("a file is right whether a text links to it or not", () => {
  const media = { "files/umowa.pdf": good, "files/wzory/cennik.pdf": good };
  expect(problemsWith(media, '"[Umowa](/files/umowa.pdf#page=2)"')).toBe("");
});

test.each([
  ["/files/umova.pdf", "Czy chodziło o „/files/umowa.pdf”?"],
  [
    "/files/regulamin.pdf",
    "Dodaj ten plik jako PDF do content/files i wpisz jego adres: „/files/regulamin.pdf”.",
  ],
])("a link to a file that there is not: %s", (link, remedy) => {
  expect(problemsWith({ "files/umowa.pdf": good }, `"[Umowa](${link})"`)).toBe(
    `content/questions.yaml:3:20  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „${link}”, ale nie ma takiego pliku. ${remedy}`,
  );
});

test("a link to a file with a mistake is none of its own", () => {
  expect(
    problemsWith({ "files/umowa.pdf": unread("pdfBroken") }, '"[Umowa](/files/umowa.pdf)"'),
  ).toMatch(/^content\/files\/umowa\.pdf:1:1 {2}.*$/);
});
