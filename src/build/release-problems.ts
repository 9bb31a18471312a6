import {
  type ContentProblem,
  count,
  type PlacedRecord,
  problemAt,
  readContent,
  textFields,
} from "gatsby-plugin-typed-content";
import { content } from "../content";

/** What the law requires of whoever offers a service and collects personal data. */
const REQUIRED_FACTS = { legalName: "pełnej nazwy", address: "adresu", nip: "numeru NIP" };

/**
 * What has to change before the content is published: values listed in `samples.yaml`, the note
 * that photos don't show finished work, and missing company details (art. 13 of the GDPR, art. 5 of
 * the Polish act on electronic services).
 * @param folder a content folder without problems
 */
export function releaseProblems(folder: string): ContentProblem[] {
  const records = content.records(readContent(folder));
  const samples = records.flatMap(({ model, data }) =>
    model.typeName === "Samples" ? (data.values as string[]) : [],
  );
  const company = records.filter(({ model }) => model.typeName === "Company");
  return [
    ...company.flatMap(missingDetails),
    ...company.flatMap(photosNote),
    ...records.flatMap((record) => samplesIn(record, samples)),
  ];
}

/** The problems and their number, formatted for the terminal. */
export function formatReleaseReport(problems: ContentProblem[]): string {
  const places = count(problems.length, "miejsce", "miejsca", "miejsc");
  return content.formatReport(problems, `Przed publikacją trzeba poprawić: ${places}.`);
}

const missingDetails = (company: PlacedRecord): ContentProblem[] =>
  Object.entries(REQUIRED_FACTS)
    .filter(([key]) => company.data[key] === undefined)
    .map(([key, words]) =>
      problemAt(company, [], {
        code: "ownOfThing",
        params: {
          problem: `nie ma ${words}, a prawo każe podać, kto prowadzi serwis i kto jest administratorem danych.`,
          remedy: `Dopisz wiersz „${key}: …”.`,
        },
      }),
    );

function photosNote(company: PlacedRecord): ContentProblem[] {
  if (company.data.photosNote === undefined) return [];
  const params = {
    problem: "mówi, że zdjęcia nie pokazują wykonanych prac.",
    remedy: "Wstaw fotografie z realizacji i usuń ten wpis.",
  };
  return [problemAt(company, ["photosNote"], { code: "ownOfValue", params })];
}

function samplesIn(record: PlacedRecord, samples: readonly string[]): ContentProblem[] {
  if (record.model.typeName === "Samples") return [];
  return textFields(record.model.shape, record.data).flatMap(({ value, path }) =>
    samples
      .filter((words) => holds(value, words))
      .map((words) => {
        const params = {
          problem: `są dane przykładowe: „${words}”.`,
          remedy: "Wpisz prawdziwe. Jeśli te są prawdziwe, usuń je z content/samples.yaml.",
        };
        return problemAt(record, path, { code: "ownInside", params }, { words });
      }),
  );
}

/** Whether a text contains some words as whole words. */
function holds(text: string, words: string): boolean {
  const line = text.replace(/\s+/g, " ");
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1)) {
    const around = (line[at - 1] ?? " ") + (line[at + words.length] ?? " ");
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
