import { readdirSync } from "node:fs";
import path from "node:path";
import { slug } from "../../../site/addresses";
import { groupBy } from "../../../utils/group-by";
import { readPhoto } from "../../read/read-photo";
import { repeats } from "../../repeats";
import { groupFields } from "../../walk-fields";
import { didYouMean, type Words } from "../../wording";
import { nearest } from "../nearest";
import { type ContentProblem, type PlacedRecord, problemAt, problemAtAll } from "../problem";
import { subjectIn } from "../subject";
import { qualityProblems } from "./photo-qualities";

/** A place in the content that shows a photo. */
interface Use {
  record: PlacedRecord;
  /** Keys from the record to the group of `src` and `alt`. */
  path: PropertyKey[];
  src: string;
  alt: unknown;
  /** Place of the photo below the content folder. */
  photo: string;
}

/** Everything that is wrong with the records' photos and their text alternatives. */
export async function photoProblems(
  records: PlacedRecord[],
  folder: string,
): Promise<ContentProblem[]> {
  const usesByRecord = records.map(usesIn);
  const uses = usesByRecord.flat();
  const known = photosIn(folder);
  const found = await Promise.all(
    [...groupBy(uses, ({ photo }) => photo)].map(async ([photo, shown]) => {
      const state = await readPhoto(path.join(folder, photo));
      const problems =
        typeof state === "object" && !known.has(photo)
          ? [misplaced(shown[0], known)]
          : state === "missing" || state === "folder"
            ? [missing(shown[0], state, known)]
            : qualityProblems(shown[0].src, state);
      const [first, ...others] = shown;
      return problems.map((words) => problemAtAll([nameOf(first), ...others.map(nameOf)], words));
    }),
  );
  return [...found.flat(), ...uses.flatMap(altProblems), ...usesByRecord.flatMap(shownTwice)];
}

function usesIn(record: PlacedRecord): Use[] {
  const folder = path.posix.dirname(record.file);
  return groupFields(record.model.shape, record.data).flatMap(
    ({ value: { src, alt }, path: keys }) =>
      typeof src === "string" && src.trim() !== ""
        ? [{ record, path: keys, src, alt, photo: path.posix.join(folder, src) }]
        : [],
  );
}

const nameOf = ({ record, path: keys }: Use) => ({ record, path: [...keys, "src"] });

/** The places of all files in `photos/`, as they are written: some systems find them in other letters too. */
function photosIn(folder: string): Set<string> {
  try {
    const names = readdirSync(path.join(folder, "photos"), { recursive: true, encoding: "utf8" });
    return new Set(names.map((name) => path.posix.join("photos", ...name.split(path.sep))));
  } catch {
    return new Set(); // Without the folder each photo is missing.
  }
}

const inOneSpelling = (place: string) => place.normalize("NFC").toLowerCase();

/** A photo that exists, but not below `photos/` or not with these capitals. */
function misplaced(use: Use, known: Set<string>): Words {
  return (
    otherLetters(use, known) ?? {
      problem: `Zdjęcie „${use.src}” nie stoi w folderze content/photos, więc strona go nie pokaże.`,
      remedy: "Przenieś je do content/photos i wpisz tu nowe miejsce.",
    }
  );
}

function missing(use: Use, state: "missing" | "folder", known: Set<string>): Words {
  const { src, photo } = use;
  if (state === "folder") {
    return {
      problem: `„${src}” to folder, a nie zdjęcie.`,
      remedy: "Dopisz ukośnik i nazwę pliku z tego folderu.",
    };
  }
  const folder = path.posix.dirname(photo);
  const guess = nearest(
    photo,
    [...known].filter((other) => path.posix.dirname(other) === folder),
  );
  return (
    otherLetters(use, known) ?? {
      problem: `Nie ma zdjęcia „${src}”.`,
      remedy: didYouMean(
        guess && asWritten(guess, use),
        "Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.",
      ),
    }
  );
}

function otherLetters(use: Use, known: Set<string>): Words | undefined {
  const own = inOneSpelling(use.photo);
  const actual = [...known].find((other) => inOneSpelling(other) === own);
  if (actual === undefined) return undefined;
  return {
    problem: `Nazwa zdjęcia „${use.src}” jest zapisana innymi literami niż w folderze; duże i małe litery to dla strony różne litery.`,
    remedy: `Wpisz „${asWritten(actual, use)}”.`,
  };
}

/** The place of a photo, counted from the file that names it. */
const asWritten = (photo: string, { record }: Use) =>
  path.posix.relative(path.posix.dirname(record.file), photo);

function altProblems({ record, path: keys, src, alt }: Use): ContentProblem[] {
  if (typeof alt !== "string" || !repeatsFileName(alt, src)) return [];
  return [
    problemAt(record, [...keys, "alt"], {
      problem: `${subjectIn(record, keys).name}: opis zdjęcia („alt”) powtarza tylko nazwę pliku.`,
      remedy: "Napisz jednym zdaniem, co widać na zdjęciu.",
    }),
  ];
}

function repeatsFileName(alt: string, src: string): boolean {
  const file = path.posix.basename(src);
  const own = slug(alt);
  return own !== "" && [file, file.replace(/\.\w+$/, "")].map(slug).includes(own);
}

/** A photo may stand on several pages, and as a page's opening in its gallery, but not twice in one list. */
function shownTwice(uses: Use[]): ContentProblem[] {
  return repeats(uses, ({ photo }) => photo).map(([{ record, path: keys, src }, first]) => {
    const { line } = record.source.positionOf([...record.path, ...first.path]);
    return problemAt(record, [...keys, "src"], {
      problem: `${subjectIn(record, keys).name}: zdjęcie „${src}” jest już wyżej, w wierszu ${line}.`,
      remedy: "Wstaw inne albo usuń ten wpis.",
    });
  });
}
