import { modelOfFile, models } from "../../models";
import { privacyProblems } from "../../models/pages/privacy-rules";
import type { KnownKeys, Model } from "../model";
import type { ContentFile, Position } from "../read/content-file";
import { readContent } from "../read/read-content";
import { recordsIn } from "../read/read-records";
import { readingProblems } from "../read/same-reading";
import { isMapping } from "../walk-fields";
import { count, type Words } from "../wording";
import { explainIssues } from "./explain-issue";
import { type ContentProblem, formatProblem, type PlacedRecord, problemAt } from "./problem";
import { knownKeys, referenceProblems } from "./references";
import { anchorProblems } from "./rules/anchor-rules";
import { fileProblems } from "./rules/file-rules";
import { headProblems } from "./rules/head-rules";
import { missingFiles, neededFiles } from "./rules/needed-files";
import { photoProblems } from "./rules/photo-rules";
import { textProblems } from "./rules/text-rules";

/**
 * Runs every rule on every YAML file below a folder. If a file can't be parsed, only syntax
 * problems are reported, because everything else would be guesswork.
 * @param needed paths of files that must exist
 * @returns all problems, sorted by file and position; empty when the content is right
 */
export async function checkContent(
  folder: string,
  needed: readonly string[] = neededFiles(),
): Promise<ContentProblem[]> {
  const files = readContent(folder);
  const syntax = files.flatMap(({ file, syntaxErrors }) =>
    syntaxErrors.map((error) => ({ file, ...error })),
  );
  if (syntax.length > 0) return sorted(syntax);
  const records = files.flatMap(recordsOf);
  const known = knownKeys(files);
  return sorted([
    ...missingFiles(files, needed),
    ...fileProblems(files),
    ...files.flatMap(checkFile),
    ...models.flatMap((model) => ownProblems(model, records, known)),
    ...headProblems(records),
    ...referenceProblems(records, known),
    ...textProblems(records, known.Page),
    ...anchorProblems(records, files.flatMap(recordsIn)),
    ...privacyProblems(records),
    ...(await photoProblems(records, folder)),
  ]);
}

/**
 * The mistakes in a file that can be found without other files or photos: wrong keys, values, lengths.
 * @param source a file without syntax errors
 */
export function checkFile(source: ContentFile): ContentProblem[] {
  const problems = [...listProblems(source), ...recordsOf(source).flatMap(shapeProblems)];
  const isTold = ({ line, column }: Position) =>
    problems.some((other) => other.line === line && other.column === column);
  return sorted([...problems, ...readingProblems(source).filter((problem) => !isTold(problem))]);
}

/** The records of a file; an item that is no mapping is reported by `shapeProblems` and `listProblems`. */
export function recordsOf(source: ContentFile): PlacedRecord[] {
  const model = modelOfFile(source.file);
  if (!model || (model.isList && !Array.isArray(source.data))) return [];
  const items = model.isList ? (source.data as unknown[]) : [source.data];
  return items.map((data, index) => ({
    model,
    source,
    path: model.isList ? [index] : [],
    file: source.file,
    data: data as Record<string, unknown>,
  }));
}

function shapeProblems(record: PlacedRecord): ContentProblem[] {
  const { model, data } = record;
  const result = model.shape.safeParse(data);
  return result.success ? [] : explainIssues(result.error.issues, record);
}

function ownProblems(model: Model, all: PlacedRecord[], known: KnownKeys): ContentProblem[] {
  const records = all.filter((record) => record.model === model && isMapping(record.data));
  return (model.check?.(records, known) ?? []).map(({ record, path, problem, remedy }) =>
    problemAt(record as PlacedRecord, path, { problem, remedy }),
  );
}

/** A file that should be a list and isn't, or one that is too short. */
function listProblems(source: ContentFile): ContentProblem[] {
  const { isList, leastLength = 0 } = modelOfFile(source.file) ?? {};
  if (!isList) return [];
  const at = (words: Words) => [problemAt({ source, path: [] }, [], words)];
  if (!Array.isArray(source.data)) {
    return at({
      problem: "Ten plik ma być listą wpisów.",
      remedy: "Zacznij każdy wpis od „- ”, a jego dalsze wiersze od dwóch spacji.",
    });
  }
  const { length } = source.data;
  if (length >= leastLength) return [];
  return at({
    problem: `Liczba wpisów na liście: ${length}, a ma być co najmniej ${leastLength}.`,
    remedy: `Dopisz ${count(leastLength - length, "wpis", "wpisy", "wpisów")}.`,
  });
}

function sorted(problems: ContentProblem[]): ContentProblem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...once.values()].sort(
    (a, b) => a.file.localeCompare(b.file, "pl") || a.line - b.line || a.column - b.column,
  );
}
