import { readContent } from "gatsby-plugin-typed-content";
import { content } from "../../../src/content";
import { formFields } from "../server/api/form-fields";
import type { FormField } from "../shared/contract";

/** A field of a form, with the keys that lead to it. */
interface PlacedField {
  at: string;
  field: FormField;
}

function fieldsIn(field: FormField, at: string): PlacedField[] {
  if (field.kind === "list") return fieldsIn(field.entry, at);
  if (field.kind !== "group") return [];
  return Object.entries(field.fields).flatMap(([key, inner]) => [
    { at: `${at}.${key}`, field: inner },
    ...fieldsIn(inner, `${at}.${key}`),
  ]);
}

const files = readContent("content");

/** All fields of the editing page's forms. */
const fields = content.models.flatMap((model) => {
  const place = model.files[0]?.replaceAll("*", "x") ?? "";
  const form = formFields(content, files, model, place);
  return [{ at: place, field: form }, ...fieldsIn(form, place)];
});

const wrong = (isWrong: (field: FormField) => boolean) =>
  fields.filter(({ field }) => isWrong(field)).map(({ at }) => at);

test("no two choices of a field look the same", () => {
  const isAlike = (field: FormField) => {
    const labels = field.kind === "choice" ? field.choices.map(({ label }) => label) : [];
    return new Set(labels).size < labels.length;
  };
  expect(wrong(isAlike)).toEqual([]);
});

test("no two fields that stand together have the same label", () => {
  const labels = fields.map(
    ({ at, field }) => `${at.slice(0, at.lastIndexOf("."))} › ${field.label}`,
  );
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("a label is a short clause, a hint is made of sentences", () => {
  const isSentence = (words: string) => /^[„{\p{Lu}\d].*[.?!…”]$/u.test(words);
  expect(wrong(({ label }) => label.length > 75 || /[.:;]/.test(label))).toEqual([]);
  expect(wrong(({ hint }) => hint !== undefined && !isSentence(hint))).toEqual([]);
  expect(wrong(({ label, hint }) => hint === `${label}.`)).toEqual([]);
});

test("the button of every list says what it adds", () => {
  expect(wrong((field) => field.kind === "list" && field.addLabel === "Dodaj")).toEqual([]);
});

test("no label and no hint speaks of files or of how they are written", () => {
  const words = /\b(?:yaml|markdown|slug|regex|null|json|klucz)/i;
  expect(fields.length).toBeGreaterThan(100);
  expect(wrong(({ label, hint = "" }) => words.test(`${label} ${hint}`))).toEqual([]);
});
