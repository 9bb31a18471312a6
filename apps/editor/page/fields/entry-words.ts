import type { FormField, ValueField } from "../../shared/contract";
import { daysInWords } from "../../shared/days-in-words";
import { plainWords } from "../formatted-text/read-text";
import { smallPhotoAddress } from "../photos/photo-address";
import { valuesIn } from "./values-in";

/** What a closed entry of a list reads: the words of its values. Empty of a new entry. */
export const entryWords = (entry: FormField, value: unknown): string[] =>
  valuesIn(entry, value).flatMap(({ field, value: one }) =>
    field.hiddenInLists || !["string", "number"].includes(typeof one)
      ? []
      : [wordsOf(field, String(one))],
  );

function wordsOf(field: ValueField, value: string): string {
  switch (field.kind) {
    case "text":
      return field.isMarkdown ? plainWords(value) : value;
    case "choice":
      return field.choices.find((choice) => choice.value === value)?.label ?? value;
    case "date":
      return daysInWords(value);
    default:
      return value;
  }
}

/** The addresses of an entry's photos, small, at most two. */
export const entryPhotos = (entry: FormField, value: unknown): string[] =>
  valuesIn(entry, value)
    .filter(({ field }) => field.kind === "photo")
    .slice(0, 2)
    .map(({ value: place }) => smallPhotoAddress(String(place), "list"));
