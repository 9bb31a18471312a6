import { count } from "../../wording";
import { didYouMean } from "../nearest";
import type { PlacedValue, Subject } from "../subject";

/** The place of a photo, as it is written in the content. */
export interface OfPhoto {
  src: string;
}

/** The place of a photo, and what should be written there. */
export interface OtherPlace extends OfPhoto {
  right: string;
}

/** A photo with its size in pixels. */
export interface OfSize extends OfPhoto {
  width: number;
  height: number;
}

const CROP =
  "najlepiej 3:2 (Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij)";

/** The messages about photos and their text alternatives. */
export const photoMessages = {
  photoFolder: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `„${naming.photo(src)}” to folder, a nie zdjęcie.`,
    remedy: "Dopisz ukośnik i nazwę pliku z tego folderu.",
  }),
  photoMissing: ({ src, guess }: OfPhoto & { guess?: string }, { naming }: Subject) => ({
    problem: `Nie ma zdjęcia „${naming.photo(src)}”.`,
    remedy:
      didYouMean(guess) ??
      "Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.",
  }),
  photoSpelling: ({ src, right }: OtherPlace, { naming }: Subject) => ({
    problem: `Nazwa zdjęcia „${naming.photo(src)}” jest zapisana innymi literami niż w folderze; duże i małe litery to dla strony różne litery.`,
    remedy: `Wpisz „${naming.photo(right)}”.`,
  }),
  /** Letters with accents can be one sign or two (Unicode's NFC and NFD). */
  photoLetters: ({ src, right }: OtherPlace, { naming }: Subject) => ({
    problem: `Nazwa zdjęcia „${naming.photo(src)}” tylko wygląda tak jak nazwa pliku: litery z ogonkami są w nich zapisane różnie.`,
    remedy: `Zmień nazwę pliku na „${right}”, bez ogonków, i wpisz ją tutaj.`,
  }),
  photoSlashes: ({ src, right }: OtherPlace, { naming }: Subject) => ({
    problem: `W „${naming.photo(src)}” są ukośniki „\\”, a foldery oddziela się znakiem „/”.`,
    remedy: `Wpisz „${naming.photo(right)}”.`,
  }),
  photoMisplaced: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `Zdjęcia „${naming.photo(src)}” nie ma w folderze content/photos, więc strona go nie pokaże.`,
    remedy: "Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce.",
  }),
  photoHeic: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” jest w formacie HEIC, którego strona nie czyta.`,
    remedy:
      "Zapisz je jako JPEG. Na iPhonie: Ustawienia → Aparat → Formaty → Najbardziej zgodne, a następne zdjęcia będą od razu JPEG-ami.",
  }),
  photoEmpty: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `Plik zdjęcia „${naming.photo(src)}” jest pusty, tak jak plik, którego dysk w chmurze jeszcze nie pobrał.`,
    remedy: "Otwórz to zdjęcie tam, skąd pochodzi, i skopiuj je jeszcze raz.",
  }),
  photoBroken: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” jest zapisane z błędem i strona go nie odczyta.`,
    remedy:
      "Otwórz je w programie graficznym i zapisz na nowo jako JPEG; jeśli się nie otwiera albo widać tylko część, skopiuj je jeszcze raz z aparatu.",
  }),
  photoFormat: ({ src, format }: OfPhoto & { format: string }, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” jest w formacie ${format}, a strona czyta tylko JPEG, PNG i WebP.`,
    remedy: "Zapisz je w programie graficznym jako JPEG i wpisz tu nową nazwę.",
  }),
  photoEnding: (
    { src, ending, format, right }: OtherPlace & { ending: string; format: string },
    { naming }: Subject,
  ) => ({
    problem: `Zdjęcie „${naming.photo(src)}” ma w nazwie końcówkę „${ending}”, a jest w formacie ${format}.`,
    remedy: `Zmień końcówkę nazwy na „${right}”, w pliku i tutaj.`,
  }),
  photoCmyk: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” ma kolory przygotowane do druku (CMYK), na ekranie wyszłyby inne.`,
    remedy: "Zapisz je w programie graficznym jako JPEG w kolorach sRGB (RGB).",
  }),
  photoTurned: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” leży w swoim pliku na boku, więc strona przycięłaby je źle.`,
    remedy:
      "Otwórz je w programie graficznym, zapisz jako nowy plik JPEG i wstaw ten albo dodaj zdjęcie na stronie redakcji, która robi to sama.",
  }),
  photoPosition: ({ src }: OfPhoto, { naming }: Subject) => ({
    problem: `W pliku zdjęcia „${naming.photo(src)}” zapisane jest miejsce, w którym je zrobiono, na przykład ogród klienta.`,
    remedy:
      "Usuń je (Windows: Właściwości, Szczegóły, Usuń właściwości; Mac: Podgląd, Narzędzia, Pokaż inspektora, GPS) albo dodaj zdjęcie na stronie redakcji, która robi to sama.",
  }),
  photoTall: ({ src, width, height }: OfSize, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” (${width} × ${height}) jest pionowe albo prawie kwadratowe, a strona ma miejsca na poziome i obcięłaby je u góry i u dołu.`,
    remedy: `Wybierz poziome albo wytnij z tego poziomy kadr, ${CROP}.`,
  }),
  photoWide: ({ src, width, height }: OfSize, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” (${width} × ${height}) jest tak szerokie, że strona obcięłaby je po bokach.`,
    remedy: `Wytnij z niego węższy kadr, ${CROP}.`,
  }),
  photoSmall: (
    { src, width, least }: OfPhoto & { width: number; least: number },
    { naming }: Subject,
  ) => ({
    problem: `Zdjęcie „${naming.photo(src)}” ma ${count(width, "piksel", "piksele", "pikseli")} szerokości, a potrzeba co najmniej ${least}.`,
    remedy: "Wstaw większe; powiększanie w programie nie pomoże.",
  }),
  /** @param most in megapixels */
  photoLarge: ({ src, width, height, most }: OfSize & { most: number }, { naming }: Subject) => ({
    problem: `Zdjęcie „${naming.photo(src)}” ma ${width} × ${height} pikseli, czyli ponad ${most} megapikseli.`,
    remedy:
      "Zmniejsz je do 2400 pikseli szerokości (Windows: Zdjęcia, Zmień rozmiar obrazu; Mac: Podgląd, Dopasuj rozmiar).",
  }),
  photoName: (_: undefined, { owner }: Subject) => ({
    problem: `${owner}: opis zdjęcia powtarza tylko nazwę pliku.`,
    remedy: "Napisz jednym zdaniem, co widać na zdjęciu.",
  }),
  photoTwice: ({ src, first }: OfPhoto & { first: PlacedValue }, { owner, naming }: Subject) => ({
    problem: `${owner}: zdjęcie „${naming.photo(src)}” jest już w ${naming.place(first)}.`,
    remedy: "Wstaw inne albo usuń ten wpis.",
  }),
};
