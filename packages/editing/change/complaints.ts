import path from "node:path";
import {
  type ContentProblem,
  f,
  inWords,
  type Model,
  type Naming,
  subjectOf,
} from "../../content-model";
import { labelOf } from "../decap/labels";
import type { Complaint } from "./answers";

/** The names for somebody who sees forms and no files: labels, entries as they are listed. */
const byLabels: Naming = {
  noun: ({ label, description, isList }) => {
    const name = label ?? labelOf(description);
    return isList ? `Lista „${name}”` : name;
  },
  key: (key, schema) => labelOf(f.descriptionOf(schema) ?? key),
  item: (file, item) => `${file} › ${item}`,
  file: ({ model, data }) => placeInWords(model, data, []),
  place: ({ record, path: at }) =>
    placeInWords(record.model, record.source.data, [...record.path, ...at]),
  photo: (src) => path.posix.basename(src),
};

const EMPTY = `{thing}: pole {field} jest puste.
  Wypełnij je.`;

const UNKNOWN = `{thing}: w pliku jest „{key}”, a formularz nie ma takiego pola.
  Poproś osobę techniczną, żeby usunęła to z pliku.`;

/** What a form says otherwise than the terminal: there are no lines to write in it. */
const formMessages: Parameters<typeof inWords>[2] = {
  missing: EMPTY,
  empty: EMPTY,
  emptyItem: `{thing}: pole {field} jest puste.
    Wypełnij je albo usuń.`,
  unknownKey: UNKNOWN,
  misplacedKey: UNKNOWN,
  leadsNowhere: `{value} prowadzi do „{to}”, a tego już nie ma.
    Wybierz coś innego albo usuń ten wpis.`,
  namedTwice: `{value} powtarza „{to}”.
    Usuń ten wpis.`,
  photoMissing: `Nie ma zdjęcia „{src|photo}”.
    Wybierz inne albo dodaj je jeszcze raz.`,
};

/** What is wrong, in the words of a form. */
export const complaintOf = (problem: Parameters<typeof inWords>[0]): Complaint =>
  inWords(problem, byLabels, formMessages);

/** What the content check found, each complaint once. */
export function complaintsOf(problems: readonly ContentProblem[]): Complaint[] {
  const complaints = problems.map(complaintOf);
  return [...new Map(complaints.map((one) => [one.problem, one])).values()];
}

/** The subject of a sentence, with the labels of the fields in place of their keys. */
export const labelledSubject = (model: Model, data: unknown, at: readonly PropertyKey[]) =>
  subjectOf(model, data, at, byLabels);

/** Names a place of an entry by its labels: `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”: „Nagłówek”`. */
export function placeInWords(model: Model, data: unknown, at: readonly PropertyKey[]): string {
  const { name, field } = labelledSubject(model, data, at);
  return field ? `${name}: ${field}` : name;
}
