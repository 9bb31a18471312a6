import { slug } from "../../utils";
import type { Definition } from "../definition";
import { type KnownKeys, type Model, PAGE } from "../model";
import { pageEntries } from "../pages/page-entries";
import type { ContentFile, Position } from "../read/content-file";
import type { PhotoFacts } from "../read/read-photo";
import { recordsIn } from "../read/read-records";
import { readingProblems } from "../read/same-reading";
import { isMapping, valueAt } from "../walk-fields";
import { explainIssues } from "./explain-issues";
import { nearest } from "./nearest";
import { byPlace, type ContentProblem, formatProblem, problemAt } from "./problem";
import { knownKeys, referenceProblems } from "./references";
import { anchorProblems } from "./rules/anchor-rules";
import { fileProblems, isCopy, sharedAddresses } from "./rules/file-rules";
import { headProblems } from "./rules/head-rules";
import { missingFiles } from "./rules/needed-files";
import { photoProblems } from "./rules/photo-rules";
import { textProblems } from "./rules/text-rules";
import type { PlacedRecord } from "./subject";

/**
 * Runs every rule on a content. Nothing is called missing that a file which can't be parsed may hold.
 * @param all its YAML files
 * @param photos all other files in its folder
 * @param today the present day, as `2026-11-01`
 * @returns all problems, sorted by file and position; empty when the content is right
 */
export function checkContent(
  definition: Definition,
  all: readonly ContentFile[],
  photos: PhotoFacts,
  today: string,
): ContentProblem[] {
  const files = all.filter((source) => !isCopy(source));
  const copies = all
    .filter(isCopy)
    .map(({ file }) => ({ file, line: 1, column: 1, code: "copiedFile" as const }));
  const readable = files.filter(({ syntaxErrors }) => syntaxErrors.length === 0);
  const broken = files.filter((source) => !readable.includes(source));
  const isBroken = ({ file }: { file: string }) => broken.some((other) => other.file === file);
  const syntax = broken.flatMap(({ file, syntaxErrors }) =>
    syntaxErrors.map((error) => ({ file, ...error })),
  );
  if (syntax[0]?.code === "noFolder") return syntax;
  const placed = files.flatMap((source) => recordsIn(definition, source));
  const records = placed.filter((record) => !isBroken(record));
  const pages = pageEntries(definition, placed);
  const known = knownKeys(definition, placed, pages);
  const problems = [
    ...missingFiles(definition, files),
    ...fileProblems(definition, files),
    ...sharedAddresses(pages, files),
    ...readable.flatMap((source) => checkFile(definition, source)),
    ...definition.models.flatMap((model) => ownProblems(model, records, known, today)),
    ...headProblems(records),
    ...referenceProblems(definition, records, known),
    ...textProblems(definition, records, known.get(PAGE) ?? new Set()),
    ...anchorProblems(
      definition,
      records,
      pages.filter(({ record }) => !isBroken(record)),
    ),
    ...definition.rules.flatMap((rule) => rule(records)),
    ...photoProblems(records, photos),
  ];
  const isEcho = mayBeIn(broken);
  return sorted([...copies, ...syntax, ...problems.filter((problem) => !isEcho(problem))]);
}

/** Whether what a problem says is missing may be in a file that can't be parsed, by its words or its name. */
function mayBeIn(broken: readonly ContentFile[]) {
  const texts = broken.map(({ file, text }) => `-${slug(`${file} ${text}`)}-`);
  const isThere = (words: string) => texts.some((text) => text.includes(`-${slug(words)}-`));
  return ({ code, params }: ContentProblem): boolean => {
    const { to = "", link = to } = (params ?? {}) as { to?: string; link?: string };
    const [page = "", anchor = ""] = link.split("#");
    // `#faq-ile-trwa` is written as `ile-trwa`.
    if (code === "lostAnchor") return isThere(anchor.replace(/^[a-z]*-/, ""));
    return ["leadsNowhere", "lostLink"].includes(code) && isThere(page);
  };
}

/**
 * The mistakes in a file that can be found without other files or photos: wrong keys, values, lengths.
 * @param source a file without syntax errors
 */
export function checkFile(definition: Definition, source: ContentFile): ContentProblem[] {
  const problems = [
    ...listProblems(definition, source),
    ...recordsIn(definition, source).flatMap(shapeProblems),
  ];
  const isTold = ({ line, column }: Position) =>
    problems.some((other) => other.line === line && other.column === column);
  return sorted([...problems, ...readingProblems(source).filter((problem) => !isTold(problem))]);
}

function shapeProblems(record: PlacedRecord): ContentProblem[] {
  const data = writtenIn(record);
  const result = record.model.shape.safeParse(data);
  return result.success ? [] : explainIssues(result.error.issues, { ...record, data });
}

/** What stands in the place of a record, also where that is no mapping. */
const writtenIn = ({ source, path }: PlacedRecord) =>
  valueAt(source.data, path) as PlacedRecord["data"];

function ownProblems(
  model: Model,
  all: PlacedRecord[],
  known: KnownKeys,
  today: string,
): ContentProblem[] {
  const records = all.filter((record) => record.model === model && isMapping(writtenIn(record)));
  return (model.check?.(records, known, today) ?? []).map(({ record, path, lost, ...words }) => {
    const guess = lost && nearest(lost.name, lost.among);
    return problemAt(record as PlacedRecord, path, { code: "own", params: { ...words, guess } });
  });
}

/** A file that should be a list and isn't, or one that is too short. */
function listProblems({ modelOfFile }: Definition, source: ContentFile): ContentProblem[] {
  const { file, data } = source;
  const { isList, leastLength: least = 0 } = modelOfFile(file) ?? {};
  if (!isList) return [];
  const place = { file, ...source.positionOf([]) };
  if (!Array.isArray(data)) return [{ ...place, code: "noList" }];
  const { length } = data;
  const params = { length, least, gap: least - length };
  return length < least ? [{ ...place, code: "shortList", params }] : [];
}

function sorted(problems: ContentProblem[]): ContentProblem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...once.values()].sort(byPlace);
}
