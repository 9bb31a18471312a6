import {
  type ContentFile,
  isMapping,
  renderMarkdown,
  textFields,
} from "../../packages/content-model";
import { addressOfName } from "../../packages/utils";
import { content } from "../content";
import { fillForTown, town } from "../models/towns/town";

/**
 * The words of each town's page in lower case, by its address: the town's own texts and those
 * shared by all town pages.
 */
export function townWords(files: readonly ContentFile[]): Map<string, string[]> {
  const ofType = (types: readonly string[]) =>
    files.filter(({ file }) => types.includes(content.modelOfFile(file)?.typeName ?? ""));
  const shared = ofType(town.shows ?? []).flatMap(textsOf);
  return new Map(
    ofType([town.typeName]).flatMap((source) => {
      if (!isMapping(source.data)) return [];
      const data = { name: String(source.data.name), locative: String(source.data.locative) };
      const texts = shared.map((text) => fillForTown(text, data));
      return [[addressOfName(data.name), [...textsOf(source), ...texts].flatMap(wordsOf)]];
    }),
  );
}

/** The texts of a file that visitors read. */
function textsOf({ file, data }: ContentFile): string[] {
  const model = content.modelOfFile(file);
  if (!model) return [];
  const records = Array.isArray(data) ? (data as unknown[]) : [data];
  return records
    .flatMap((record) => textFields(model.shape, record))
    .flatMap(({ kind, value }) => {
      if (kind?.kind === "markdown") return [renderMarkdown(value).plain];
      return kind?.kind === "text" ? [value] : [];
    });
}

const wordsOf = (text: string): string[] =>
  text.toLocaleLowerCase("pl").match(/[\p{L}\p{N}]+/gu) ?? [];
