import { slug } from "../../utils";
import type { Definition } from "../definition";
import { fileSchema, type KnownKeys, type Model, PAGE } from "../model";
import { pageEntries } from "../pages/page-entries";
import type { ContentFile } from "../read/content-file";
import type { PhotoFacts } from "../read/read-photo";
import { recordsIn } from "../read/read-records";
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
  const { file, data } = source;
  const model = definition.modelOfFile(file);
  const { error } = model ? fileSchema(model).safeParse(data) : {};
  if (!model || !error) return [];
  const whole = { model, source, file, path: [], data: data as PlacedRecord["data"] };
  return sorted(explainIssues(error.issues, whole));
}

function ownProblems(
  model: Model,
  all: PlacedRecord[],
  known: KnownKeys,
  today: string,
): ContentProblem[] {
  const records = all.filter(
    (record) => record.model === model && isMapping(valueAt(record.source.data, record.path)),
  );
  return (model.check?.(records, known, today) ?? []).map(({ record, path, lost, ...words }) => {
    const guess = lost && nearest(lost.name, lost.among);
    return problemAt(record as PlacedRecord, path, { code: "own", params: { ...words, guess } });
  });
}

function sorted(problems: ContentProblem[]): ContentProblem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...once.values()].sort(byPlace);
}
