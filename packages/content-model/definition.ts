import type { z } from "zod";
import type { ContentProblem } from "./check/problem";
import type { PlacedRecord } from "./check/subject";
import { kindOf, unwrap } from "./fields";
import { type Model, type ModelRecord, PAGE } from "./model";

/** What a site says of its content. */
export interface ContentDefinition {
  /** All content types, in the order in which an editor sees them. */
  models: readonly Model[];
  /** The module that lists the models, which the message about a file without one names for developers. */
  modelsFile?: string;
  /** Words that any text may name in braces. */
  placeholders?: Placeholders;
  /** Checks that look at records of several types, whose shapes may be wrong. */
  rules?: readonly ((records: readonly PlacedRecord[]) => ContentProblem[])[];
  /** The address of the folder with the PDF files of `content/files`: `/files`. Without it there are none. */
  filesAddress?: string;
  /** Where visitors find the site: `https://www.example.pl`. Without it links to its own host are taken for others'. */
  siteUrl?: string;
  /** Where editors find the editing page, besides their own computer. */
  editingOrigin?: string;
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

/** A definition that holds together, with what the engine looks up in it. */
export type Definition = ReturnType<typeof definitionOf>;

/**
 * Makes sure that a definition holds together.
 * @throws where a field refers to a type that is none, or whose records have no key
 */
export function definitionOf(site: ContentDefinition) {
  const { models } = site;
  const named = new Set([PAGE, ...models.flatMap(({ key, typeName }) => (key ? typeName : []))]);
  for (const { typeName, shape } of models) {
    const lost = targetsIn(shape).find((to) => !named.has(to));
    if (lost) throw new Error(`${typeName} refers to ${lost}, which is no type with a key`);
  }
  const patterns = models.flatMap((model) =>
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

/** The types that the fields of a shape refer to. */
function targetsIn(schema: z.ZodType): string[] {
  const kind = kindOf(schema);
  if (kind?.kind === "reference") return [kind.to];
  const inner = unwrap(schema);
  if ("element" in inner) return targetsIn(inner.element as z.ZodType);
  if ("shape" in inner)
    return Object.values(inner.shape as z.ZodRawShape).flatMap((field) =>
      targetsIn(field as z.ZodType),
    );
  return [];
}
