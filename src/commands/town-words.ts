import {
  type ContentFile,
  type PlacedRecord,
  polish,
  renderMarkdown,
  textFields,
} from "gatsby-plugin-typed-content";
import { content } from "../content";
import { fillForTown, namedTown, town } from "../models/towns/town";

/**
 * The words of each town's page in lower case, by its name: the town's own texts and those
 * shared by all town pages.
 */
export function townWords(files: readonly ContentFile[]): Map<string, string[]> {
  const records = content.records(files);
  const shared = records.filter(({ model }) => town.pages?.shows?.includes(model.typeName));
  const towns = records.filter(({ model }) => model === town);
  const sharedTexts = shared.flatMap(textsOf);
  return new Map(
    towns.map((own) => {
      const named = namedTown.parse(own.data);
      const texts = sharedTexts.map((text) => fillForTown(text, named));
      return [named.name, [...textsOf(own), ...texts].flatMap(wordsOf)];
    }),
  );
}

/** The texts of a record that visitors read. */
const textsOf = ({ model, data }: PlacedRecord): string[] =>
  textFields(model.shape, data).flatMap(({ kind, value }) => {
    if (kind?.kind === "markdown") return [renderMarkdown(value, polish).plain];
    return kind?.kind === "text" ? [value] : [];
  });

const wordsOf = (text: string): string[] =>
  text.toLocaleLowerCase("pl").match(/[\p{L}\p{N}]+/gu) ?? [];
