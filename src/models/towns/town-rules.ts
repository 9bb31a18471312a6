import {
  count,
  type RecordProblem,
  type RecordSource,
  type Words,
} from "../../../packages/content-model";
import { nameOfFile, repeats, slug } from "../../../packages/utils";

/** What towns must be to each other and to their files. */
export const townProblems = (records: RecordSource[]): RecordProblem[] => [
  ...records.flatMap((record) => [...otherName(record), ...ownNeighbour(record)]),
  ...locativesTwice(records),
];

/** The file is found by the town's name, so the two may not part. */
function otherName(record: RecordSource): RecordProblem[] {
  const { name } = record.data;
  if (typeof name !== "string" || slug(name) === nameOfFile(record.file)) return [];
  return [
    {
      record,
      path: ["name"],
      problem: `Miejscowość „${name}” jest w pliku o innej nazwie.`,
      remedy: `Zmień nazwę pliku na „${slug(name)}.yaml” albo popraw nazwę miejscowości.`,
    },
  ];
}

/** The address of the page is made of the name, so it must hold nothing that has a meaning there. */
export function nameProblem(name: string): Words | undefined {
  if (/^\p{L}+(?:[ -]\p{L}+)*$/u.test(name.normalize("NFC"))) return undefined;
  return {
    problem: "ma inne znaki niż litery, spacje i łączniki, a powstaje z niej adres strony.",
    remedy: "Wpisz samą nazwę, na przykład Pruszcz Gdański.",
  };
}

/** Shorter introductions say nothing of the town, longer ones nobody reads. */
const INTRO = { least: 60, most: 110 };

/** The introduction has as many words as its description asks for. */
export function introProblem(intro: string): Words | undefined {
  const { length } = intro.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { least, most } = INTRO;
  if (length >= least && length <= most) return undefined;
  const gap = count(length < least ? least - length : length - most, "słowo", "słowa", "słów");
  return {
    problem: `ma ${count(length, "słowo", "słowa", "słów")}, a ma mieć od ${least} do ${most}.`,
    remedy: length < least ? `Dopisz co najmniej ${gap}.` : `Skróć ją co najmniej o ${gap}.`,
  };
}

/** Sentences of the pages take the town with its preposition. */
export function locativeProblem(locative: string): Words | undefined {
  if (/^(?:w|we|na)\s/.test(locative)) return undefined;
  return {
    problem: "nie zaczyna się od przyimka „w”, „we” albo „na”.",
    remedy: "Wpisz go przed nazwą, na przykład „w Gdańsku”, „we Władysławowie”, „na Helu”.",
  };
}

/** Titles and descriptions of the pages differ by it; the same again is left from a copied file. */
function locativesTwice(records: RecordSource[]): RecordProblem[] {
  return repeats(records, ({ data: { locative } }) => locative).flatMap(([record, first]) => {
    const { name, locative } = record.data;
    // A file that was copied as it is has another problem.
    if (first.data.name === name) return [];
    return {
      record,
      path: ["locative"],
      problem: `Miejscowość „${String(name)}” ma w miejscowniku to samo co „${String(first.data.name)}”: „${String(locative)}”.`,
      remedy: "Wpisz tu miejscownik tej miejscowości, na przykład „w Gdańsku”.",
    };
  });
}

function ownNeighbour(record: RecordSource): RecordProblem[] {
  const { name, nearby } = record.data;
  const index = Array.isArray(nearby) ? nearby.indexOf(name) : -1;
  if (index < 0) return [];
  return [
    {
      record,
      path: ["nearby", index],
      problem: `Miejscowość „${String(name)}” jest swoim własnym sąsiadem.`,
      remedy: "Wpisz tu inną miejscowość.",
    },
  ];
}
