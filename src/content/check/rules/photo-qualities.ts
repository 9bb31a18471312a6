import path from "node:path";
import type { Photo, PhotoState } from "../../read/read-photo";
import type { Words } from "../../wording";

/** Narrower photos look blurred at full width on a phone with three dots a pixel. */
const MIN_WIDTH = 1200;

/** Larger photos make the repository heavy and no page sharper. */
const MAX_MEGAPIXELS = 12;

/** Width by height. Pages show photos in frames from 1:1 to 8:5, which crop the rest. */
const RATIO = { min: 1.2, max: 2 };

/** What pages are built from: sharp's name of a format, and the endings of its files. */
const FORMATS: Record<string, string[]> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
};

const CROP = "(Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij)";

/** What to do about a photo in the iPhone's own format. */
export const HEIC_REMEDY =
  "Zapisz je jako JPEG. W iPhonie: Ustawienia → Aparat → Formaty → Najbardziej zgodne, a następne zdjęcia będą od razu JPEG-ami.";

/** Everything that is wrong with a photo that is there. */
export function qualityProblems(src: string, photo: Exclude<PhotoState, "folder">): Words[] {
  if (photo === "heic") {
    return [
      {
        problem: `Zdjęcie „${src}” jest w formacie HEIC, którego strona nie czyta.`,
        remedy: HEIC_REMEDY,
      },
    ];
  }
  if (photo === "broken") {
    return [
      {
        problem: `Zdjęcie „${src}” jest uszkodzone: nie da się go odczytać do końca.`,
        remedy: "Skopiuj je jeszcze raz z aparatu albo zapisz na nowo jako JPEG.",
      },
    ];
  }
  const format = formatProblem(src, photo);
  if (format) return [format];
  return [colourProblem(src, photo), positionProblem(src, photo), sizeProblem(src, photo)].filter(
    (words) => words !== undefined,
  );
}

function formatProblem(src: string, { format }: Photo): Words | undefined {
  const endings = FORMATS[format];
  if (!endings) {
    return {
      problem: `Zdjęcie „${src}” jest w formacie ${format.toUpperCase()}, a strona czyta tylko JPEG, PNG i WebP.`,
      remedy: "Zapisz je w programie graficznym jako JPEG i wpisz tu nową nazwę.",
    };
  }
  const ending = path.posix.extname(src);
  if (endings.includes(ending.toLowerCase())) return undefined;
  return {
    problem: `Zdjęcie „${src}” ma w nazwie końcówkę „${ending}”, a jest w formacie ${format.toUpperCase()}.`,
    remedy: `Zmień końcówkę nazwy na „${endings[0]}”, w pliku i tutaj.`,
  };
}

function colourProblem(src: string, { isCmyk }: Photo): Words | undefined {
  if (!isCmyk) return undefined;
  return {
    problem: `Zdjęcie „${src}” ma kolory przygotowane do druku (CMYK), na ekranie wyszłyby inne.`,
    remedy: "Zapisz je w programie graficznym jako JPEG w kolorach sRGB (RGB).",
  };
}

function positionProblem(src: string, { hasPosition }: Photo): Words | undefined {
  if (!hasPosition) return undefined;
  return {
    problem: `W pliku zdjęcia „${src}” zapisane jest miejsce, w którym je zrobiono, na przykład ogród klienta.`,
    remedy:
      "Usuń je (Windows: Właściwości, Szczegóły, Usuń właściwości; Mac: Podgląd, Narzędzia, Pokaż inspektora, GPS) albo dodaj zdjęcie na stronie redakcji, która robi to sama.",
  };
}

function sizeProblem(src: string, { width, height }: Photo): Words | undefined {
  const ratio = width / height;
  if (ratio < RATIO.min) {
    return {
      problem: `Zdjęcie „${src}” (${width} × ${height}) jest ${height > width ? "pionowe" : "prawie kwadratowe"}, a strona ma miejsca na poziome i obcięłaby je u góry i u dołu.`,
      remedy: `Wybierz poziome albo wytnij z tego poziomy kadr, najlepiej 3:2 ${CROP}.`,
    };
  }
  if (ratio > RATIO.max) {
    return {
      problem: `Zdjęcie „${src}” (${width} × ${height}) jest tak szerokie, że strona obcięłaby je po bokach.`,
      remedy: `Wytnij z niego węższy kadr, najlepiej 3:2 ${CROP}.`,
    };
  }
  if (width < MIN_WIDTH) {
    return {
      problem: `Zdjęcie „${src}” ma ${width} pikseli szerokości, a potrzeba co najmniej ${MIN_WIDTH}.`,
      remedy: "Wstaw większe; powiększanie w programie nie pomoże.",
    };
  }
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    return {
      problem: `Zdjęcie „${src}” ma ${width} × ${height} pikseli, czyli ponad ${MAX_MEGAPIXELS} megapikseli.`,
      remedy:
        "Zmniejsz je do 2400 pikseli szerokości (Windows: Zdjęcia, Zmień rozmiar obrazu; Mac: Podgląd, Dopasuj rozmiar).",
    };
  }
  return undefined;
}
