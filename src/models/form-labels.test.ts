import type { RJSFSchema } from "@rjsf/utils";
import { readContent } from "../../packages/content-model";
import { formSchema } from "../../packages/editing/api/form-schema";
import { content } from "../content";

/** A field of a form, with the keys that lead to it. */
interface FormField {
  at: string;
  schema: RJSFSchema;
}

function fieldsIn(schema: RJSFSchema, at: string): FormField[] {
  if (schema.items) return fieldsIn(schema.items as RJSFSchema, at);
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    { at: `${at}.${key}`, schema: inner as RJSFSchema },
    ...fieldsIn(inner as RJSFSchema, `${at}.${key}`),
  ]);
}

const files = readContent("content");

/** All fields of the editing page's forms. */
const fields = content.models.flatMap((model) => {
  const place = model.files[0]?.replaceAll("*", "x") ?? "";
  return fieldsIn(formSchema(content, files, model, place).schema, place);
});

test("no two choices of a field look the same", () => {
  const alike = fields.filter(({ schema: { oneOf = [] } }) => {
    const titles = oneOf.map((one) => (one as RJSFSchema).title);
    return new Set(titles).size < titles.length;
  });
  expect(alike.map(({ at }) => at)).toEqual([]);
});

test("no two fields that stand together have the same label", () => {
  const labels = fields.map(
    ({ at, schema }) => `${at.slice(0, at.lastIndexOf("."))} › ${schema.title}`,
  );
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("no label and no hint speaks of files or of how they are written", () => {
  const words = fields.flatMap(({ schema }) => [schema.title ?? "", schema.description ?? ""]);
  expect(words.length).toBeGreaterThan(100);
  expect(
    words.filter((one) => /\b(?:yaml|markdown|slug|regex|null|json|klucz)/i.test(one)),
  ).toEqual([]);
});
