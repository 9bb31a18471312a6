import { slug, withoutAnchor } from "@typed-site/utils";
import type { Definition } from "../definition";
import type { Language } from "../languages/language";
import { fileSchema } from "../model";
import { pageEntries } from "../pages/page-entries";
import type { ContentFile } from "../read/content-file";
import type { PdfState } from "../read/read-pdf";
import { isPdfState, type MediaFacts } from "../read/read-pdfs";
import type { PhotoState } from "../read/read-photo";
import { recordsIn } from "../read/read-records";
import { isMapping, textFields, valueAt } from "../walk-fields";
import { explainIssues } from "./explain-issues";
import { nearest } from "./nearest";
import { byPlace, type ContentProblem, formatProblem, problemAt } from "./problem";
import { knownKeys, namedTwice, referenceProblems } from "./references";
import { anchorProblems } from "./rules/anchor-rules";
import { fileProblems, hiddenEndings, isCopy, sharedAddresses } from "./rules/file-rules";
import { headProblems } from "./rules/head-rules";
import { missingFiles } from "./rules/needed-files";
import { pdfProblems } from "./rules/pdf-rules";
import { photoProblems } from "./rules/photo-rules";
import type { Rule } from "./rules/rule";
import { textProblems } from "./rules/text-rules";
import type { PlacedRecord } from "./subject";

/** What models and site say of records of theirs. */
const ownProblems: Rule = ({ definition, records, photos, known, today }) => [
  ...definition.models.flatMap((model) => {
    const own = records.filter(
      (record) => record.model === model && isMapping(valueAt(record.source.data, record.path)),
    );
    return (model.check?.(own, known, today) ?? []).map(({ record, path, lost, ...words }) => {
      const guess = lost && nearest(lost.name, lost.among);
      return problemAt(record as PlacedRecord, path, { code: "own", params: { ...words, guess } });
    });
  }),
  ...definition.rules.flatMap((rule) => rule(records, photos)),
];

const shapeProblems: Rule = ({ definition, files, broken }) =>
  files.flatMap((source) => (broken.has(source.file) ? [] : checkFile(definition, source)));

type Entry<State> = [file: string, State];

const rules: readonly Rule[] = [
  missingFiles,
  fileProblems,
  hiddenEndings,
  sharedAddresses,
  shapeProblems,
  ownProblems,
  headProblems,
  referenceProblems,
  namedTwice,
  textProblems,
  anchorProblems,
  photoProblems,
  pdfProblems,
];

/**
 * Runs every rule on a content. Nothing is called missing that a file which can't be parsed may hold.
 * @param all its YAML files
 * @param media its photos and PDF files, and all other files in its folder
 * @param today the present day, as `2026-11-01`
 * @returns all problems, sorted by file and position; empty when the content is right
 */
export function checkContent(
  definition: Definition,
  all: readonly ContentFile[],
  media: MediaFacts,
  today: string,
): ContentProblem[] {
  const copies = all.filter((source) => isCopy(source, all));
  const files = all.filter((source) => !copies.includes(source));
  const syntax = files.flatMap(({ file, syntaxErrors }) =>
    syntaxErrors.map((error) => ({ file, ...error })),
  );
  if (syntax[0]?.code === "noFolder") return syntax;
  const broken = new Set(syntax.map(({ file }) => file));
  const placed = files.flatMap((source) => recordsIn(definition, source));
  const records = placed.filter(({ file }) => !broken.has(file));
  const texts = records.flatMap((record) =>
    textFields(record.model.shape, record.data).map((text) => ({ ...text, record })),
  );
  const pages = pageEntries(definition, placed);
  const known = knownKeys(definition, placed, pages);
  const content = {
    definition,
    files,
    broken,
    records,
    texts,
    pages,
    known,
    photos: new Map([...media].filter((one): one is Entry<PhotoState> => !isPdfState(one[1]))),
    pdfs: new Map([...media].filter((one): one is Entry<PdfState> => isPdfState(one[1]))),
    today,
  };
  const problems = rules.flatMap((rule) => rule(content));
  const isConsequence = consequencesOf(files, broken, problems);
  return sorted(definition.language, [
    ...copies.map(({ file }) => ({ file, line: 1, column: 1, code: "copiedFile" as const })),
    ...syntax,
    ...problems.filter((problem) => !isConsequence(problem)),
  ]);
}

/**
 * Whether a problem only follows from another one: a file that can't be parsed, or a character that makes a name another
 * one than it seems to be.
 */
function consequencesOf(
  files: readonly ContentFile[],
  broken: ReadonlySet<string>,
  problems: readonly ContentProblem[],
) {
  const odd = problems.filter(
    ({ code }) => code === "deceptiveCharacter" || code === "deceptiveCharacterInKey",
  );
  const oddFiles = new Set(odd.map(({ file }) => file));
  const oddValues = new Set(odd.map(keyOfValue));
  const isMissing = mayBeIn(files.filter(({ file }) => broken.has(file) || oddFiles.has(file)));
  return (problem: ContentProblem) =>
    isMissing(problem) || (!odd.includes(problem) && oddValues.has(keyOfValue(problem)));
}

const keyOfValue = ({ file, about }: ContentProblem) =>
  [file, ...(about?.record.path ?? []), ...(about?.path ?? ["the file itself"])].join("/");

/** Whether what a problem says is missing may be in a file that can't be parsed, by its words or its name. */
function mayBeIn(broken: readonly ContentFile[]) {
  const texts = broken.map(({ file, text }) => `-${slug(`${file} ${text}`)}-`);
  const isThere = (words: string) => texts.some((text) => text.includes(`-${slug(words)}-`));
  return ({ code, params }: ContentProblem): boolean => {
    if (code === "leadsNowhere") return isThere(withoutAnchor(params.to));
    if (code === "lostLink") return isThere(withoutAnchor(params.link));
    if (code !== "lostAnchor") return false;
    // `#faq-ile-trwa` is written as `ile-trwa`.
    return isThere((params.link.split("#")[1] ?? "").replace(/^[a-z]*-/, ""));
  };
}

/**
 * The mistakes in a file that can be found without other files or photos: wrong keys, values, lengths.
 * @param source a file without syntax errors
 */
export function checkFile(definition: Definition, source: ContentFile): ContentProblem[] {
  const { file, data } = source;
  const { language } = definition;
  const model = definition.modelOfFile(file);
  const { error } = model ? fileSchema(model).safeParse(data) : {};
  if (!model || !error) return [];
  const whole = { model, source, file, path: [], data: data as PlacedRecord["data"] };
  return sorted(language, explainIssues(error.issues, whole, language));
}

/** Problems in the order of their places, each sentence once. */
function sorted(language: Language, problems: ContentProblem[]): ContentProblem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem, language), problem]));
  return [...once.values()].sort(byPlace);
}
