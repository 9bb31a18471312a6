import path from "node:path";
import { z } from "zod";
import {
  type Content,
  type ContentFile,
  f,
  fileSchema,
  isMapping,
  PAGE,
} from "../../content-model";
import { withoutAnchor } from "../../utils";
import { placeInWords } from "./complaints";

/** What can't be named any more, by type, each with the name that it has instead, if it has one. */
export type Gone = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;

/** The type under which photos are gone, by their places below `content/`. */
export const PHOTO = "photo";

/**
 * What a change took away: each key that is gone, with the one that has come in its place where one of a type has.
 * @param onlyRenamed leaves out what has no new name; of a save, the check of the content tells that
 */
export function goneKeys(
  content: Content,
  before: ContentFile[],
  after: ContentFile[],
  onlyRenamed = false,
): Gone {
  const [old, now] = [content.knownKeys(before), content.knownKeys(after)];
  return new Map(
    [...old].map(([type, keys]) => {
      const present = now.get(type) ?? new Set();
      const gone = [...keys].filter((key) => !present.has(key));
      const come = [...present].filter((key) => !keys.has(key));
      const isRenamed = gone.length === 1 && come.length === 1;
      const told = isRenamed || !onlyRenamed ? gone : [];
      return [type, new Map(told.map((key) => [key, isRenamed ? come[0] : undefined]))];
    }),
  );
}

/** What is left of a value, of a list's entry possibly nothing, with the paths where it changed and where it had to stay. */
interface Left {
  value: unknown;
  changed: PropertyKey[][];
  stuck: PropertyKey[][];
}

/**
 * The files without any mention of what is gone: renamed where it has a new name, else taken out.
 * @returns the files, in words the places that change, and those that can't do without
 */
export function withoutMentions(content: Content, files: ContentFile[], gone: Gone) {
  const places: string[] = [];
  const stuck: string[] = [];
  const rest = files.map((source) => {
    const { file, data } = source;
    const model = content.modelOfFile(file);
    if (!model) return source;
    const left = without(fileSchema(model), data, (schema, text) =>
      textWithout(schema, text, path.posix.dirname(file), gone),
    );
    const inWords = (at: PropertyKey[]) => placeInWords(model, data, at);
    places.push(...left.changed.map(inWords));
    stuck.push(...left.stuck.map(inWords));
    return left.changed.length > 0 ? { ...source, data: left.value } : source;
  });
  return { files: rest, places: [...new Set(places)], stuck };
}

/**
 * A value whose texts are rewritten. Where nothing is left of one, an entry of a list goes, a key that may be missing
 * goes, and a group that stands in a list goes when it holds only single values; else it stays.
 */
function without(
  schema: z.ZodType,
  value: unknown,
  rewrite: (schema: z.ZodType, text: string) => string | undefined,
  at: PropertyKey[] = [],
): Left {
  if (typeof value === "string") {
    const text = rewrite(schema, value);
    return { value: text, changed: text === value ? [] : [at], stuck: [] };
  }
  const bare = f.unwrap(schema);
  const inside = (one: z.ZodType, key: PropertyKey, item: unknown) =>
    without(one, item, rewrite, [...at, key]);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    const parts = value.map((item, index) => inside(bare.element as z.ZodType, index, item));
    return joined(
      parts,
      parts.map((part) => part.value).filter((item) => item !== undefined),
    );
  }
  if (!(bare instanceof z.ZodObject) || !isMapping(value)) return { value, changed: [], stuck: [] };
  const rest = { ...value };
  const isEntry = typeof at.at(-1) === "number" && !Object.values(value).some(Array.isArray);
  let isGone = false;
  const fields = Object.entries<z.ZodType>(bare.shape);
  const parts = fields.flatMap(([key, field]) => {
    if (!(key in value)) return [];
    const part = inside(field, key, value[key]);
    if (part.value !== undefined) rest[key] = part.value;
    else if (field.safeParse(undefined).success) delete rest[key];
    else if (isEntry) isGone = true;
    else return [{ ...part, stuck: part.changed }];
    return [part];
  });
  return joined(parts, isGone ? undefined : rest);
}

const joined = (parts: readonly Left[], value: unknown): Left => ({
  value,
  changed: parts.flatMap(({ changed }) => changed),
  stuck: parts.flatMap(({ stuck }) => stuck),
});

/** What is left of a text that names what is gone: a reference, a photo, Markdown with links. */
function textWithout(
  schema: z.ZodType,
  text: string,
  folder: string,
  gone: Gone,
): string | undefined {
  const kind = f.kindOf(schema);
  if (kind?.kind === "photoFile") {
    return gone.get(PHOTO)?.has(path.posix.join(folder, text)) ? undefined : text;
  }
  if (kind?.kind === "reference") return withNewKey(text, gone.get(kind.to));
  if (kind?.kind !== "markdown") return text;
  return text.replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (link, words: string, address: string) => {
    const now = withNewKey(address, gone.get(PAGE));
    if (now === undefined) return words;
    return now === address ? link : `[${words}](${now})`;
  });
}

/** An address or a name, with its anchor, where what it names is now. */
function withNewKey(value: string, gone: ReadonlyMap<string, string | undefined> | undefined) {
  const key = withoutAnchor(value);
  if (!gone?.has(key)) return value;
  const now = gone.get(key);
  return now && now + value.normalize("NFC").slice(key.length);
}
