import { size } from "../../wording";

/** The name of a file in `content/files`. */
export interface OfFile {
  name: string;
}

/** One that can't be read; its bytes, and how many it may have. */
export interface OfUnread extends OfFile {
  bytes: number;
  most: number;
}

/** What is in a PDF file besides what is looked at, by PDF's names. */
const EXTRAS: Record<string, string> = {
  JS: "skrypt",
  JavaScript: "skrypt",
  XFA: "formularz ze skryptami",
  AA: "polecenie, które wykonuje się samo",
  OpenAction: "polecenie, które wykonuje się samo",
  Launch: "polecenie, które uruchamia program",
  GoToR: "odnośnik do pliku na czyimś komputerze",
  GoToE: "odnośnik do dołączonego pliku",
  URI: "odnośnik, który nie prowadzi do strony internetowej",
  SubmitForm: "formularz, który coś wysyła",
  ImportData: "formularz, który coś wczytuje",
  AF: "dołączony inny plik",
  EF: "dołączony inny plik",
  EmbeddedFiles: "dołączony inny plik",
  FileAttachment: "dołączony inny plik",
};

const nameOfExtra = (extra: string) => EXTRAS[extra] ?? `element „${extra}”`;

const SAVE_AGAIN = "i zapisz go jeszcze raz jako PDF";

/** Messages about the files that visitors may open. */
export const pdfMessages = {
  otherFile: ({ name }: OfFile) => ({
    problem: `Plik „${name}” nie trafi na stronę: w tym folderze mogą być tylko pliki PDF.`,
    remedy: "Zapisz go jako PDF albo usuń.",
  }),
  pdfLarge: ({ name, bytes, most }: OfUnread) => ({
    problem: `Plik „${name}” ma ${size(bytes)}, a może mieć najwyżej ${size(most)}.`,
    remedy:
      "Zmniejsz zdjęcia, które w nim są (w Wordzie: Format obrazu, Kompresuj obrazy), i zapisz go jeszcze raz jako PDF.",
  }),
  pdfNone: ({ name }: OfUnread) => ({
    problem: `Plik „${name}” nie jest plikiem PDF, choć tak się nazywa.`,
    remedy: "Otwórz go w programie, w którym powstał, i zapisz jako PDF.",
  }),
  pdfBroken: ({ name }: OfUnread) => ({
    problem: `Plik „${name}” jest uszkodzony: nie da się go odczytać do końca.`,
    remedy: "Skopiuj go jeszcze raz albo zapisz na nowo jako PDF.",
  }),
  pdfLocked: ({ name }: OfUnread) => ({
    problem: `Plik „${name}” jest zaszyfrowany.`,
    remedy: `Zdejmij hasło i ograniczenia ${SAVE_AGAIN}.`,
  }),
  /** @param extras PDF's names of them */
  pdfExtras: ({ name, extras }: OfFile & { extras: readonly string[] }) => ({
    problem: `W pliku „${name}” jest ${[...new Set(extras.map(nameOfExtra))].join(" i ")}, a plik ze strony ma tylko pokazywać treść.`,
    remedy: `Usuń formularze, makra i załączniki ${SAVE_AGAIN}.`,
  }),
  /** @param title what stands there instead: the name of the file that the PDF was made of */
  pdfUntitled: ({ name, title }: OfFile & { title: string }) => ({
    problem: `Plik „${name}” nie ma tytułu, po którym poznaje się go na karcie przeglądarki${title && `, tylko nazwę „${title}”`}.`,
    remedy: `Wpisz tytuł w programie, w którym plik powstał (Word: Plik, Informacje, Tytuł; LibreOffice: Plik, Właściwości, Opis), ${SAVE_AGAIN}.`,
  }),
};
