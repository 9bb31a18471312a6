import type { FormField, GroupField, ListField } from "../shared/contract";

/** A text of one row that must be filled in. */
export const line = (
  label: string,
  more: { hint?: string; isNeeded?: boolean } = {},
): FormField => ({
  kind: "text",
  rows: 1,
  label,
  isNeeded: true,
  ...more,
});

/** A group of fields that must be filled in. */
export const group = (
  label: string,
  fields: GroupField["fields"],
  titleKey?: string,
): GroupField => ({
  kind: "group",
  label,
  isNeeded: true,
  fields,
  titleKey,
});

/** A list that must not be missing. */
export const list = (label: string, entry: FormField, addLabel = "Dodaj"): ListField => ({
  kind: "list",
  label,
  isNeeded: true,
  noun: entry.label,
  addLabel,
  entry,
});

/** The file of a photo. */
export const photoFile: FormField = {
  kind: "photo",
  label: "Plik zdjęcia",
  isNeeded: true,
  hiddenInLists: true,
  folder: "prace",
  pathToContent: "../",
};

/** A list of questions with their answers, as a form has it. */
export const questionList = list(
  "Pytania",
  group("Pytanie", {
    slug: line("Krótka nazwa", { isNeeded: false }),
    title: line("Pytanie"),
    text: line("Odpowiedź", { hint: "Jednym zdaniem." }),
  }),
  "Dodaj pytanie",
);
