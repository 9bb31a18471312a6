import { readdirSync } from "node:fs";
import path from "node:path";
import { problemAt, type ContentProblem, type PlacedRecord } from "./check-content";
import { nearest } from "./nearest";
import { readPhoto } from "./read-photo";
import { subjectOf } from "./subject";
import { groupFields } from "./walk-fields";
import { asAddress, didYouMean, type Words } from "./wording";

/** Narrower photos look blurred across a phone of triple density. */
const MIN_WIDTH = 1200;

/** Larger photos make the repository heavy and no page sharper. */
const MAX_MEGAPIXELS = 12;

/** Everything that is wrong with the records' photos and their text alternatives. */
export async function photoProblems(
  records: PlacedRecord[],
  folder: string,
): Promise<ContentProblem[]> {
  const found = await Promise.all(
    records.flatMap((record) =>
      groupFields(record.model.shape, record.data).map(async ({ value: { src, alt }, path }) => {
        if (typeof src !== "string" || src.trim() === "") return [];
        const full = [...record.path, ...path];
        const { name } = subjectOf(record.model, record.source.data, full);
        const broken = await photoProblem(folder, record.file, src);
        return [
          ...(broken ? [problemAt(record, [...path, "src"], broken)] : []),
          ...(typeof alt === "string" && repeatsFileName(alt, src)
            ? [problemAt(record, [...path, "alt"], repeated(name))]
            : []),
        ];
      }),
    ),
  );
  return found.flat();
}

/**
 * What is wrong with a photo, if anything: it is missing, can't be read, or has too few or too many
 * pixels.
 * @param file place of the YAML file below `folder`; `src` counts from there
 */
export async function photoProblem(
  folder: string,
  file: string,
  src: string,
): Promise<Words | undefined> {
  const place = path.join(folder, path.dirname(file), src);
  const photo = await readPhoto(place);
  if (photo === "missing") {
    return {
      problem: `Nie ma zdjęcia „${src}”.`,
      remedy: didYouMean(
        nearestPhoto(place, src),
        "Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.",
      ),
    };
  }
  if (photo === "broken") {
    return {
      problem: `Zdjęcie „${src}” jest uszkodzone: nie da się go odczytać do końca.`,
      remedy: "Skopiuj je jeszcze raz z aparatu albo zapisz na nowo jako JPEG.",
    };
  }
  const { width, height } = photo;
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

/** The photo of the same folder whose name is closest, written like `src`. */
function nearestPhoto(place: string, src: string): string | undefined {
  try {
    const name = nearest(path.basename(place), readdirSync(path.dirname(place)));
    return name && src.slice(0, src.lastIndexOf("/") + 1) + name;
  } catch {
    return undefined; // The folder itself doesn't exist.
  }
}

function repeatsFileName(alt: string, src: string): boolean {
  const file = path.posix.basename(src);
  const own = asAddress(alt);
  return own !== "" && [file, file.replace(/\.\w+$/, "")].map(asAddress).includes(own);
}

const repeated = (name: string): Words => ({
  problem: `${name}: opis zdjęcia („alt”) powtarza tylko nazwę pliku.`,
  remedy: "Napisz jednym zdaniem, co widać na zdjęciu.",
});
