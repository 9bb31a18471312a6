import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { ContentProblem } from "./check-content";

/** Narrower photos look blurred across a phone of triple density. */
const MIN_WIDTH = 1200;

/** Every photo in a record's data, with the path to its `src`. */
export function findPhotos(
  data: unknown,
  path: PropertyKey[] = [],
): { src: string; path: PropertyKey[] }[] {
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(data) ? Number(key) : key];
    if (key === "src" && typeof value === "string") return [{ src: value, path: at }];
    return findPhotos(value, at);
  });
}

/**
 * What is wrong with a photo, if anything: it is missing, can't be read, or is too narrow.
 * @param file place of the YAML file below `folder`; `src` counts from there
 */
export async function photoProblem(
  folder: string,
  file: string,
  src: string,
): Promise<Pick<ContentProblem, "problem" | "remedy"> | undefined> {
  const place = path.join(folder, path.dirname(file), src);
  if (!existsSync(place)) {
    return {
      problem: `Nie ma zdjęcia „${src}”.`,
      remedy: "Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.",
    };
  }
  const width = await widthOf(place);
  if (width === undefined) {
    return {
      problem: `Zdjęcia „${src}” nie da się odczytać.`,
      remedy: "Zapisz je jeszcze raz jako JPEG.",
    };
  }
  if (width < MIN_WIDTH) {
    return {
      problem: `Zdjęcie „${src}” ma ${width} pikseli szerokości.`,
      remedy: `Wstaw większe: co najmniej ${MIN_WIDTH} pikseli.`,
    };
  }
  return undefined;
}

async function widthOf(place: string): Promise<number | undefined> {
  try {
    return (await sharp(place).metadata()).autoOrient.width;
  } catch {
    return undefined;
  }
}
