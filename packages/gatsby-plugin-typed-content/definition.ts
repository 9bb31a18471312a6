import type { ContentProblem } from "./check/problem";
import type { PlacedRecord } from "./check/subject";
import type { Language } from "./languages/language";
import type { Model, ModelRecord } from "./model";
import type { PhotoFacts } from "./read/read-photo";

/** What a site says of its content. */
export interface ContentDefinition {
  /** The language of those who write the content: `polish`, `english` or one of the site's own. */
  language: Language;
  /** All content types, in the order in which an editor sees them. */
  models: readonly Model[];
  /** The module that lists the models, which the message about a file without one names for developers. */
  modelsFile?: string;
  /** Words that any text may name in braces. */
  placeholders?: Placeholders;
  /** Checks that look at records of several types, whose shapes may be wrong. */
  rules?: readonly ((records: readonly PlacedRecord[], photos: PhotoFacts) => ContentProblem[])[];
  /** The address of the folder with the PDF files of `content/files`: `/files`. Without it there are none. */
  filesAddress?: string;
  /** Where visitors find the site: `https://www.example.pl`. Without it links to its own host are taken for others'. */
  siteUrl?: string;
  /** Where they are, as in `Europe/Warsaw`: a day begins there. Without it where this machine is. */
  timeZone?: string;
  /** Origins that only those who write the content can reach: a link to one leads visitors nowhere. */
  privateOrigins?: readonly string[];
  /** Addresses that no page may have, since the site's programs answer them themselves. */
  takenAddresses?: readonly string[];
  /** When each file of the content folder was last changed, by its place there; asked for with each query. */
  fileDates?: () => ReadonlyMap<string, string>;
  /** Ids that every page has, so that links may lead to them. */
  anchors?: readonly string[];
}

/** The words that replace `{name}` in any text; the only record of one type knows them. */
export interface Placeholders {
  names: readonly string[];
  typeName: string;
  of: (record: ModelRecord["data"]) => Record<string, string>;
}

/** What a site says of its content, with defaults and what the engine looks up in it. */
export type Definition = ReturnType<typeof definitionOf>;

/** A definition with its defaults, and what is looked up in it. */
export function definitionOf(site: ContentDefinition) {
  const patterns = site.models.flatMap((model) =>
    model.files.map((glob) => ({ model, pattern: patternOf(glob) })),
  );
  /** The content type of a file at a place below the content folder, or undefined. */
  const modelOfFile = (file: string) => patterns.find(({ pattern }) => pattern.test(file))?.model;
  return {
    rules: [],
    anchors: [],
    takenAddresses: [],
    ...site,
    modelOfFile,
  };
}

/** What the placeholders become that any text may have; none where the record that knows them has mistakes. */
export function placeholderWords(
  { placeholders }: Definition,
  records: readonly ModelRecord[],
): Record<string, string> {
  const record = records.find(({ model }) => model.typeName === placeholders?.typeName);
  try {
    return (record && placeholders?.of(record.data)) ?? {};
  } catch {
    return {};
  }
}

/** What the place of a file fits that a glob names. */
export const patternOf = (glob: string) =>
  new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`);
