import type { Model, RecordSource } from "./define-model";
import { explainIssue } from "./explain-issue";
import { modelOfFile, models } from "./models";
import { findPhotos, photoProblem } from "./photo-rules";
import { readContent, type ContentFile, type Position } from "./read-content";
import { knownKeys, referenceProblems } from "./references";

/** One mistake in the content: where it is, what is wrong, and what to write instead. */
export interface ContentProblem extends Position {
  /** Place below the content folder. */
  file: string;
  problem: string;
  remedy: string;
}

/** A record with the file it came from and its place in that file. */
export interface PlacedRecord extends RecordSource {
  model: Model;
  source: ContentFile;
  path: PropertyKey[];
}

/**
 * Runs every rule on every YAML file below a folder. Where a file can't be parsed, only such
 * syntax problems are reported, because everything else would be guesswork.
 * @returns all problems, sorted by file and position; empty when the content is right
 */
export async function checkContent(folder: string): Promise<ContentProblem[]> {
  const files = readContent(folder);
  const syntax = files.flatMap((source) =>
    source.syntaxErrors.map(({ line, column, message }) => ({
      file: source.file,
      line,
      column,
      problem: `Tego pliku nie da się odczytać: ${message.split("\n")[0]}`,
      remedy: "Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.",
    })),
  );
  if (syntax.length > 0) return sorted(syntax);
  const shaped = files.map(checkShape);
  const records = shaped.flatMap(({ records }) => records);
  return sorted([
    ...shaped.flatMap(({ problems }) => problems),
    ...models.flatMap((model) => checkRecords(model, records)),
    ...referenceProblems(records, knownKeys(files)),
    ...(await photoProblems(records, folder)),
  ]);
}

/** `content/faq.yaml:12:5  Pytanie …`, one line per problem. */
export function formatProblem({ file, line, column, problem, remedy }: ContentProblem): string {
  return `content/${file}:${line}:${column}  ${problem} ${remedy}`;
}

/** Places a problem at the value that a path leads to. */
export function problemAt(
  { source, path }: Pick<PlacedRecord, "source" | "path">,
  inner: readonly PropertyKey[],
  words: Pick<ContentProblem, "problem" | "remedy">,
): ContentProblem {
  return { file: source.file, ...source.positionOf([...path, ...inner]), ...words };
}

/** Holds a file against its model; only records without problems go on to the other rules. */
function checkShape(source: ContentFile): { problems: ContentProblem[]; records: PlacedRecord[] } {
  const model = modelOfFile(source.file);
  if (!model) {
    const words = {
      problem: "Strona nie zna takiego pliku i go nie pokaże.",
      remedy: "Sprawdź nazwę pliku i folderu albo usuń plik.",
    };
    return { problems: [problemAt({ source, path: [] }, [], words)], records: [] };
  }
  const items: unknown[] = model.isList && Array.isArray(source.data) ? source.data : [source.data];
  const problems = lengthProblems(model, items, source);
  const records: PlacedRecord[] = [];
  items.forEach((data, index) => {
    const path = model.isList ? [index] : [];
    const result = shapeOf(model, data).safeParse(data);
    if (result.success) {
      records.push({ model, source, path, file: source.file, data: result.data });
      return;
    }
    for (const issue of result.error.issues) {
      problems.push(...explainIssue(issue, { source, path }, model));
    }
  });
  return { problems, records };
}

/** A record that shows another's content holds its alias and nothing else. */
function shapeOf(model: Model, data: unknown) {
  const { aliasKey, shape } = model;
  const isAlias = aliasKey && data !== null && typeof data === "object" && aliasKey in data;
  return isAlias ? shape.pick({ [aliasKey]: true }).required() : shape;
}

function checkRecords(model: Model, all: PlacedRecord[]): ContentProblem[] {
  const records = all.filter((record) => record.model === model);
  return (model.check?.(records) ?? []).map(({ record, path, problem, remedy }) =>
    problemAt(record as PlacedRecord, path, { problem, remedy }),
  );
}

function lengthProblems(model: Model, items: unknown[], source: ContentFile): ContentProblem[] {
  if (!model.listLength || items.length === model.listLength) return [];
  const words = {
    problem: `Liczba wpisów na liście: ${items.length}, a specyfikacja strony podaje ${model.listLength}.`,
    remedy: "Dopisz brakujące albo usuń nadmiarowe.",
  };
  return [problemAt({ source, path: [] }, [], words)];
}

async function photoProblems(records: PlacedRecord[], folder: string): Promise<ContentProblem[]> {
  const photos = records.flatMap((record) =>
    findPhotos(record.data).map((photo) => ({ record, ...photo })),
  );
  const found = await Promise.all(
    photos.map(async ({ record, src, path }) => {
      const words = await photoProblem(folder, record.file, src);
      return words ? [problemAt(record, path, words)] : [];
    }),
  );
  return found.flat();
}

function sorted(problems: ContentProblem[]): ContentProblem[] {
  return problems.sort(
    (a, b) => a.file.localeCompare(b.file, "pl") || a.line - b.line || a.column - b.column,
  );
}
