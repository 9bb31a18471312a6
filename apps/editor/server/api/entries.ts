import { type Content, type ContentFile } from "gatsby-plugin-typed-content";
import type { Entry } from "../../shared/contract";
import { refusal } from "../change/errors";
import { placeInWords } from "../wording/complaints";
import { formFields } from "./form-fields";
import type { StateOfFile } from "./overview";
import { pageFinder } from "./page-of";

/**
 * An entry with its form.
 * @throws Refusal where there is none at this place, or its file can't be read
 */
export function entryOf(
  content: Content,
  files: ContentFile[],
  file: string,
  stateOf: StateOfFile,
): Entry {
  const source = files.find((one) => one.file === file);
  const model = content.modelOfFile(file);
  if (!source || !model) {
    throw refusal("Tej pozycji już nie ma.", "Wróć do strony startowej i wybierz inną.");
  }
  if (source.syntaxErrors.length > 0) {
    throw refusal(
      "Tej pozycji nie da się odczytać: ktoś zmienił jej plik ręcznie i zrobił w nim błąd.",
      "Poproś o pomoc opiekuna strony.",
    );
  }
  return {
    file,
    label: placeInWords(model, source.data, []),
    isNew: false,
    isOneOfMany: isOneOfMany(model.files),
    form: formFields(content, files, model, file),
    data: source.data,
    placeholders: content.placeholderWords(content.records(files)),
    base: source.text,
    changed: stateOf(file).changed,
    page: pageFinder(content, files)(file),
  };
}

/**
 * An entry that does not exist yet, with its form.
 * @param folder with a slash at its end: `towns/`
 * @param copyOf the file whose values it begins with
 * @throws Refusal where there can be none in this folder
 */
export function newEntry(
  content: Content,
  files: ContentFile[],
  folder: string,
  copyOf?: string,
): Entry {
  const place = `${folder}x.yaml`;
  const model = content.modelOfFile(place);
  if (!model || !folder.endsWith("/") || !isOneOfMany(model.files)) {
    throw refusal("Tu nie można nic dodać.");
  }
  const copied = files.find(({ file }) => file === copyOf);
  const isAlike = copied && content.modelOfFile(copied.file) === model;
  return {
    file: folder,
    label: model.noun ?? placeInWords(model, {}, []),
    isNew: true,
    isOneOfMany: true,
    form: formFields(content, files, model, place),
    data: isAlike ? copied.data : {},
    placeholders: content.placeholderWords(content.records(files)),
    base: "",
  };
}

const isOneOfMany = (globs: readonly string[]) => globs.some((glob) => glob.includes("*"));
