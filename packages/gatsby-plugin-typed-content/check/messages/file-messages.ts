import type { ModelRecord } from "../../model";
import { didYouMean } from "../nearest";
import type { PlacedValue, Subject } from "../subject";

/** An address, the record whose page has it already, and whether the page that wants it has another one. */
export interface TakenAddress {
  address: string;
  owner: ModelRecord;
  isFurther: boolean;
}

/** The messages about files, their names, their addresses, and names of things in other files. */
export const fileMessages = {
  missingFile: ({ file }: { file: string }) => ({
    problem: "Nie ma tego pliku, a strona go potrzebuje.",
    remedy: `Jeśli zmieniono mu nazwę, przywróć dawną; jeśli go usunięto, wpisz w terminalu „git restore content/${file}”.`,
  }),
  /** @param modelsFile where a developer lists a new kind of files */
  unknownFile: ({ guess, modelsFile }: { guess?: string; modelsFile?: string }) => ({
    problem: "Strona nie zna takiego pliku i go nie pokaże.",
    remedy:
      didYouMean(guess) ??
      `Sprawdź nazwę pliku i folderu albo usuń plik.${modelsFile ? ` Nowy rodzaj plików dopisuje programista w ${modelsFile}.` : ""}`,
  }),
  copiedFile: () => ({
    problem: "To wygląda na kopię pliku, której strona nie pokaże.",
    remedy:
      "Usuń ją, a jeśli ma zostać, zmień jej nazwę na taką z małych liter bez ogonków, cyfr i łączników.",
  }),
  hiddenEnding: ({ name, ending }: { name: string; ending: string }) => ({
    problem: `Strona nie czyta tego pliku, bo za nazwą „${name}” ma jeszcze końcówkę „${ending}”, którą Windows ukrywa.`,
    remedy: `Jeśli jest w nim nowa treść, zapisz ją w pliku „${name}”; ten usuń.`,
  }),
  wrongEnding: () => ({
    problem: "Strona nie zna takiego pliku i go nie pokaże.",
    remedy: "Zmień końcówkę nazwy na „.yaml”.",
  }),
  wrongName: ({ name, right }: { name: string; right: string }) => ({
    problem: `Nazwa „${name}” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki.`,
    remedy: `Zmień nazwę na „${right}”.`,
  }),
  takenAddress: ({ address, owner, isFurther }: TakenAddress, { naming }: Subject) => ({
    problem: `Adres „${address}” ma już ${naming.file(owner)}.`,
    remedy: isFurther ? "Usuń stąd ten adres." : "Zmień jedną z nazw albo usuń jeden z plików.",
  }),
  ownAddress: ({ address }: { address: string }) => ({
    problem: `Adres „${address}” zajmuje program strony.`,
    remedy: "Wybierz inny.",
  }),
  sameHead: ({ first }: { first: PlacedValue }, { value, naming }: Subject) => ({
    problem: `${value} jest taka sama jak w ${naming.place(first)}, a w wyszukiwarce to po niej poznaje się stronę.`,
    remedy: "Napisz, o czym jest właśnie ta strona.",
  }),
  /** @param missing what there is not: `nie ma strony o takim adresie` */
  leadsNowhere: (
    { to, missing, guess }: { to: string; missing: string; guess?: string },
    { value }: Subject,
  ) => ({
    problem: `${value} prowadzi do „${to}”, ale ${missing}.`,
    remedy: didYouMean(guess) ?? `Popraw „${to}” albo usuń ten wpis.`,
  }),
  namedTwice: ({ to }: { to: string }, { value }: Subject) => ({
    problem: `${value} powtarza „${to}”.`,
    remedy: "Usuń ten wiersz.",
  }),
};
