import path from "node:path";
import {
  type AboutMessage,
  type ContentProblem,
  f,
  inWords,
  type Messages,
  type Model,
  type Naming,
  polish,
  type Subject,
  subjectAt,
} from "gatsby-plugin-typed-content";
import type { Complaint } from "../../shared/contract";
import { daysInWords } from "../../shared/days-in-words";

/** The names for somebody who sees forms and no files: labels, entries as they are listed. */
const byLabels: Naming = {
  noun: ({ label }) => label,
  key: (key, schema) => (schema && f.wordsOf(schema, polish).label) ?? key,
  item: (file, item) => `${file} › ${item}`,
  file: ({ model, data }) => placeInWords(model, data, []),
  place: ({ record, path: at }) =>
    placeInWords(record.model, record.source.data, [...record.path, ...at]),
  photo: (src) => path.posix.basename(src),
};

const emptyField: Messages["empty"] = (_, { owner, field }) => ({
  problem: `${owner}: pole ${field} jest puste.`,
  remedy: "Wypełnij je.",
});

const unknownKey: Messages["unknownKey"] = ({ key }, { owner }) => ({
  problem: `${owner}: w pliku jest „${key}”, a formularz nie ma takiego pola.`,
  remedy: "Poproś opiekuna strony, żeby usunął to z pliku.",
});

/** Where an editor finds what signs stand for in a file. */
const BY_BUTTONS = "Pogrubienie, listy i odnośniki mają przyciski nad tekstem.";

/** What a form advises where the terminal says how to write it. */
const remedies: Partial<Record<AboutMessage["code"], string>> = {
  lostLink: "Wybierz inną stronę albo wstaw go jeszcze raz przyciskiem odnośnika.",
  lostPdf: "Wybierz inną stronę albo wstaw go jeszcze raz przyciskiem odnośnika.",
  photoMissing: "Wybierz inne albo dodaj je jeszcze raz.",
  brokenLink: "Usuń go i wstaw jeszcze raz przyciskiem odnośnika.",
  unlinkedAddress: "Usuń go i wstaw przyciskiem odnośnika.",
  html: `Usuń go. ${BY_BUTTONS}`,
  marks: `Usuń te znaki. ${BY_BUTTONS}`,
  heading: `Usuń „#”. ${BY_BUTTONS}`,
  bullet: `Usuń te znaki. ${BY_BUTTONS}`,
};

/** What a form says otherwise than the terminal: there are no lines to write in it. */
const formMessages: Partial<Messages> = {
  missing: emptyField,
  empty: emptyField,
  emptyItem: (_, { owner, field }) => ({
    problem: `${owner}: pole ${field} jest puste.`,
    remedy: "Wypełnij je albo usuń.",
  }),
  wrongType: ({ expected }, { value }) => {
    const number = expected === "int" ? "12" : expected === "number" ? "54,35" : undefined;
    return {
      problem: `${value} ${number ? "nie jest liczbą" : "ma zły rodzaj wartości"}.`,
      remedy: number
        ? `Wpisz samą liczbę, na przykład ${number}.`
        : "Poproś opiekuna strony, żeby poprawił to w pliku.",
    };
  },
  wrongDay: (_, { value }) => ({
    problem: `${value} nie jest dniem.`,
    remedy: "Wybierz dzień z kalendarza.",
  }),
  unknownKey,
  misplacedKey: unknownKey,
  leadsNowhere: ({ to }, { value }) => ({
    problem: `${value} prowadzi do „${to}”, a tego już nie ma.`,
    remedy: "Wybierz coś innego albo usuń ten wpis.",
  }),
  namedTwice: ({ to }, { value }) => ({
    problem: `${value} powtarza „${to}”.`,
    remedy: "Usuń ten wpis.",
  }),
};

/**
 * What is wrong, in the words of a form.
 * @param file the file whose form is shown: a complaint about it names its field
 */
export function complaintOf(problem: AboutMessage, file?: string): Complaint {
  const { record, path: inside = [] } = problem.about ?? {};
  const written = inWords(problem, polish, byLabels, formMessages, remedies);
  const words = { problem: daysInWords(written.problem), remedy: daysInWords(written.remedy) };
  if (!record || record.file !== file) return words;
  const whole = [...record.path, ...inside];
  return { ...words, path: whole.map((key) => (typeof key === "symbol" ? "" : key)) };
}

/** Whether what is missing is made of another field, which is missing as well and told. */
function fillsItself({ code, about }: ContentProblem): boolean {
  if (!about || !(code === "missing" || code === "empty")) return false;
  const { record, path: inside } = about;
  const { schema } = labelledSubject(record.model, record.source.data, [...record.path, ...inside]);
  return schema !== undefined && f.factsOf(schema).sourceKey !== undefined;
}

/** What the content check found, each complaint once; see `complaintOf`. */
export function complaintsOf(problems: readonly ContentProblem[], file?: string): Complaint[] {
  const complaints = problems
    .filter((problem) => !fillsItself(problem))
    .map((problem) => complaintOf(problem, file));
  return [...new Map(complaints.map((one) => [one.problem, one])).values()];
}

/** The subject of a sentence, with the labels of the fields in place of their keys. */
export const labelledSubject = (model: Model, data: unknown, at: readonly PropertyKey[]): Subject =>
  subjectAt(model, { data, sourceOf: () => "" }, at, polish, byLabels);

/** Names a place of an entry by its labels: `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”: „Nagłówek”`. */
export function placeInWords(model: Model, data: unknown, at: readonly PropertyKey[]): string {
  const { owner, field } = labelledSubject(model, data, at);
  return field ? `${owner}: ${field}` : owner;
}
