import path from "node:path";
import { slug } from "../../../site/addresses";
import { groupBy } from "../../../utils/group-by";
import type { PhotoFacts } from "../../read/read-photo";
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
export function photoProblems(records: PlacedRecord[], photos: PhotoFacts): ContentProblem[] {
  const usesByRecord = records.map(usesIn);
  const uses = usesByRecord.flat();
  const found = [...groupBy(uses, ({ photo }) => photo).values()].flatMap((shown) => {
    const [first, ...others] = shown;
    const words = fileProblems(first, photos);
    return words.map((one) => problemAtAll([nameOf(first), ...others.map(nameOf)], one));
  });
  return [...found, ...uses.flatMap(altProblems), ...usesByRecord.flatMap(shownTwice)];
}

/** What is wrong with the file of a photo and its place. */
function fileProblems(use: Use, photos: PhotoFacts): Words[] {
  const { src, photo } = use;
  const state = photos.get(photo);
  if (state === "folder") {
    return [
      {
        problem: `„${src}” to folder, a nie zdjęcie.`,
        remedy: "Dopisz ukośnik i nazwę pliku z tego folderu.",
      },
    ];
  }
  if (photo.startsWith("photos/")) {
    return state === undefined ? [missing(use, photos)] : qualityProblems(src, state);
  }
  const isElsewhere = state !== undefined || photo.startsWith("../");
  return [isElsewhere ? misplaced(use) : missing(use, photos)];
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

const inOneSpelling = (place: string) => place.normalize("NFC").toLowerCase();

const misplaced = ({ src }: Use): Words => ({
  problem: `Zdjęcie „${src}” nie stoi w folderze content/photos, więc strona go nie pokaże.`,
  remedy: "Przenieś je do content/photos i wpisz tu nowe miejsce.",
});

function missing(use: Use, known: PhotoFacts): Words {
  const { src, photo } = use;
  const folder = path.posix.dirname(photo);
  const guess = nearest(
    photo,
    [...known.keys()].filter((other) => path.posix.dirname(other) === folder),
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

function otherLetters(use: Use, known: PhotoFacts): Words | undefined {
  const own = inOneSpelling(use.photo);
  const actual = [...known.keys()].find((other) => inOneSpelling(other) === own);
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
