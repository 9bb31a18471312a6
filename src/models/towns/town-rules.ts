import { type RecordProblem, type RecordSource, type Words } from "../../../packages/content-model";
import { nameOfFile, repeats, slug } from "../../../packages/utils";

/** Problems between towns, and between a town and its file. */
export const townProblems = (records: RecordSource[]): RecordProblem[] => [
  ...records.flatMap((record) => [...otherName(record), ...ownNeighbour(record)]),
  ...locativesTwice(records),
];

/** A town's file is found by its name, so the two must match. */
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

/** The page's address is derived from the name, so it must not contain characters with a meaning in URLs. */
export function nameProblem(name: string): Words | undefined {
  if (/^\p{L}+(?:[ -]\p{L}+)*$/u.test(name.normalize("NFC"))) return undefined;
  return {
    problem: "ma inne znaki niż litery, spacje i łączniki, a powstaje z niej adres strony.",
    remedy: "Wpisz samą nazwę, na przykład Pruszcz Gdański.",
  };
}

/** Pages use the locative in sentences, so it must begin with its preposition. */
export function locativeProblem(locative: string): Words | undefined {
  if (/^(?:w|we|na)\s/.test(locative)) return undefined;
  return {
    problem: "nie zaczyna się od przyimka „w”, „we” albo „na”.",
    remedy: "Wpisz go przed nazwą, na przykład „w Gdańsku”, „we Władysławowie”, „na Helu”.",
  };
}

/** Titles and descriptions differ by the locative; a duplicate is usually left from a copied file. */
function locativesTwice(records: RecordSource[]): RecordProblem[] {
  return repeats(records, ({ data: { locative } }) => locative).flatMap(([record, first]) => {
    const { name, locative } = record.data;
    // A file copied as it is has a problem of its own.
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
