import type { z } from "zod";
import { content } from "../../content";
import { explainValue } from "../../content/check/explain-value";
import type { ContentProblem } from "../../content/check/problem";
import { type Subject, subjectOf } from "../../content/check/subject";
import { unwrap } from "../../content/fields";
import { fileSchema, type Model } from "../../content/model";
import type { ContentFile, Position } from "../../content/read/content-file";
import { readContent } from "../../content/read/read-content";
import { isMapping, valueAt } from "../../content/walk-fields";
import { labelOf } from "../decap/labels";
import type { Complaint } from "./answers";

/** What the content check found, as somebody who sees forms and no files understands it. */
export function complaintsOf(problems: readonly ContentProblem[], folder: string): Complaint[] {
  const files = new Map(readContent(folder).map((source) => [source.file, source]));
  const complaints = problems.map((problem) => {
    const source = files.get(problem.file);
    const model = content.modelOfFile(problem.file);
    if (!source || !model) return withoutPlaces(problem, files);
    const path = pathAt(source, problem);
    const [found] = shapeComplaints(model, source.data, path);
    return found ?? withoutPlaces(inLabels(problem, model, source.data, path), files);
  });
  return [...new Map(complaints.map((one) => [one.problem, one])).values()];
}

/**
 * What a form can't see by itself: a list that is too short, an empty line in it.
 * @param at only mistakes at this path
 */
export function shapeComplaints(model: Model, data: unknown, at?: PropertyKey[]): Complaint[] {
  const result = fileSchema(model).safeParse(data);
  return (result.error?.issues ?? [])
    .filter(({ path }) => !at || path.join("/") === at.join("/"))
    .map((issue) => {
      const value = valueAt(data, issue.path);
      const subject = labelledSubject(model, data, issue.path);
      if (issue.code === "unrecognized_keys") {
        return {
          problem: `${subject.name}: w pliku stoi „${issue.keys.join("”, „")}”, czego formularz nie zna.`,
          remedy: "Poproś osobę techniczną, żeby usunęła to z pliku.",
        };
      }
      if (isFilled(value) || !subject.field) {
        const { problem, remedy } = explainValue(issue, subject, { value, source: String(value) });
        return { problem, remedy: remedy.replace("Tak ma być: ", "Powinno tu być: ") };
      }
      return {
        problem: `${subject.name}: pole ${subject.field} jest puste.`,
        remedy: typeof issue.path.at(-1) === "number" ? "Wypełnij je albo usuń." : "Wypełnij je.",
      };
    });
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && (typeof value !== "string" || value.trim() !== "");

/** Names a place of an entry by its labels: `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”: „Nagłówek”`. */
export function placeInWords(model: Model, data: unknown, path: readonly PropertyKey[]): string {
  const { name, field } = labelledSubject(model, data, path);
  return field ? `${name}: ${field}` : name;
}

/** The subject of a sentence, with the labels of the fields in place of their keys. */
export function labelledSubject(
  model: Model,
  data: unknown,
  path: readonly PropertyKey[],
): Subject {
  const subject = subjectOf(model, data, path);
  const labels: string[] = [];
  let number = "";
  path.forEach((key, index) => {
    const { field, schema } = subjectOf(model, data, path.slice(0, index + 1));
    if (field === "") labels.length = 0;
    else if (typeof key === "number") number = ` (${key + 1}. na liście)`;
    else labels.push(labelOf(describedBy(schema) ?? key.toString()));
  });
  const entry = subjectOf(model, data, model.isList ? path.slice(0, 1) : []).name;
  const names = [entry, subject.name].map((name) => titled(model, data, name));
  return {
    ...subject,
    name: [...new Set(names)].join(" › "),
    field: labels.length ? `„${labels.join(" → ")}”${number}` : "",
  };
}

/** What the model says of a value; an optional one may be described inside. */
const describedBy = (schema: z.ZodType | undefined) =>
  schema && (schema.description ?? unwrap(schema).description);

/** A file that is no list is called as the editing page lists it. */
const titled = (model: Model, data: unknown, name: string) =>
  model.noun || model.isList || !isMapping(data)
    ? name
    : name.replace(/^Ten plik/, model.label ?? labelOf(model.description));

function inLabels(problem: ContentProblem, model: Model, data: unknown, path: PropertyKey[]) {
  const { name, field } = subjectOf(model, data, path);
  const subject = labelledSubject(model, data, path);
  const translated = (words: string) =>
    [
      [field, subject.field],
      [name, subject.name],
    ].reduce((text, [from = "", to = ""]) => (from ? text.replaceAll(from, to) : text), words);
  return { problem: translated(problem.problem), remedy: translated(problem.remedy) };
}

/** Files are named as the editing page lists them, and photos by their own name. */
function withoutPlaces(words: Complaint, files: ReadonlyMap<string, ContentFile>): Complaint {
  const translated = (text: string) =>
    text
      .replace(/(?:plik )?content\/([^\s:]+\.yaml)/g, (_, file: string) => {
        const model = content.modelOfFile(file);
        return model ? placeInWords(model, files.get(file)?.data, []) : file;
      })
      .replace(/ w (?:pliku|folderze) [a-z./-]+(?=[ ,])/g, "")
      .replace(/„(?:\.\.\/)*photos\/(?:[^”/]+\/)*([^”/]+)”/g, "„$1”");
  return { problem: translated(words.problem), remedy: translated(words.remedy) };
}

/** The path to the innermost value that begins where a problem was found, or before. */
export function pathAt(source: ContentFile, { line, column }: Position): PropertyKey[] {
  const isBefore = (path: PropertyKey[]) => {
    const at = source.positionOf(path);
    return at.line < line || (at.line === line && at.column <= column);
  };
  let path: PropertyKey[] = [];
  for (let inner = childrenOf(source.data); ;) {
    const next = inner.filter(([key]) => isBefore([...path, key])).at(-1);
    if (!next) return path;
    path = [...path, next[0]];
    inner = childrenOf(next[1]);
  }
}

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  return isMapping(value) ? Object.entries(value) : [];
}
