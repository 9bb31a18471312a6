import path from "node:path";
import { z } from "zod";
import { knownKeys, withoutAnchor } from "../../content/check/references";
import { type ReferenceTarget, unwrap } from "../../content/fields";
import type { KnownKeys } from "../../content/model";
import { modelOfFile } from "../../content/models";
import type { ContentFile } from "../../content/read/content-file";
import { isMapping, textFields } from "../../content/walk-fields";

/** A place of the content that names something else of it. */
export interface Mention {
  file: string;
  path: PropertyKey[];
  /** What the place says without the mention; undefined where nothing of it is left. */
  rest?: string;
}

/** Keys that a change takes away, each with the key that stands for it afterwards, if one does. */
export type GoneKeys = Partial<Record<ReferenceTarget, Map<string, string | undefined>>>;

/** The keys that nobody can name any more once some files are gone or changed. */
export function goneKeys(before: ContentFile[], after: ContentFile[]): GoneKeys {
  const [old, now] = [knownKeys(before), knownKeys(after)];
  return Object.fromEntries(
    (Object.keys(old) as ReferenceTarget[]).map((target) => {
      const gone = without(old, now, target);
      const come = without(now, old, target);
      const renamed = gone.length === 1 && come.length === 1;
      return [target, new Map(gone.map((key) => [key, renamed ? come[0] : undefined]))];
    }),
  );
}

const without = (keys: KnownKeys, others: KnownKeys, target: ReferenceTarget) =>
  [...keys[target]].filter((key) => !others[target].has(key));

/** Every place that names a key or a photo that is gone. */
export function mentionsOf(
  files: ContentFile[],
  gone: GoneKeys,
  photos: readonly string[] = [],
): Mention[] {
  return files.flatMap(({ file, data }) => {
    const model = modelOfFile(file);
    const shape = model && (model.isList ? z.array(model.shape) : model.shape);
    return shape
      ? textFields(shape, data).flatMap(({ kind, value, path: at }): Mention[] => {
          const mention = { file, path: at };
          if (kind?.kind === "photoFile") {
            const place = path.posix.join(path.posix.dirname(file), value);
            return photos.includes(place) ? [mention] : [];
          }
          if (kind?.kind === "markdown") {
            const rest = withoutLinks(value, gone.Page);
            return rest === value ? [] : [{ ...mention, rest }];
          }
          if (kind?.kind !== "reference") return [];
          const key = withoutAnchor(value);
          if (!gone[kind.to]?.has(key)) return [];
          const now = gone[kind.to]?.get(key);
          return [{ ...mention, ...(now !== undefined && { rest: now + tail(value, key) }) }];
        })
      : [];
  });
}

/** Markdown whose links to pages that are gone lead to their new address, or are plain words. */
function withoutLinks(text: string, gone: GoneKeys["Page"]): string {
  return text.replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, (link, words: string, address: string) => {
    const key = withoutAnchor(address);
    if (!gone?.has(key)) return link;
    const now = gone.get(key);
    return now === undefined ? words : `[${words}](${now}${tail(address, key)})`;
  });
}

/** What follows an address: its anchor. */
const tail = (value: string, key: string) => value.normalize("NFC").slice(key.length);

/**
 * What is left of the data once its mentions are taken out: an entry of a list goes, a key that may be
 * missing goes, and a group that stands in a list goes when it holds only single values.
 * @returns the data, and the mentions that have to stay
 */
export function takeOut(
  { file, data }: ContentFile,
  mentions: readonly Mention[],
): { data: unknown; stuck: Mention[] } {
  const model = modelOfFile(file);
  if (!model) return { data, stuck: [...mentions] };
  const schema = model.isList ? z.array(model.shape) : model.shape;
  const copy = structuredClone(data);
  const stuck: Mention[] = [];
  const cuts: string[] = [];
  // From the last to the first, so that the numbers of earlier entries stay right.
  for (const mention of [...mentions].reverse()) {
    const { path: at, rest } = mention;
    if (cuts.some((cut) => `${at.join("/")}/`.startsWith(cut))) continue;
    const cut = rest === undefined ? cutFor(schema, copy, at) : at;
    if (!cut) stuck.push(mention);
    else {
      put(copy, cut, rest);
      if (rest === undefined) cuts.push(`${cut.join("/")}/`);
    }
  }
  return { data: copy, stuck };
}

/** Path to the smallest part that may go so that the value at a path goes. */
function cutFor(schema: z.ZodType, data: unknown, at: PropertyKey[]): PropertyKey[] | undefined {
  if (typeof at.at(-1) === "number") return at;
  if (schemaAt(schema, at)?.safeParse(undefined).success) return at;
  const group = at.slice(0, -1);
  const isFlat = Object.values(valueAt(data, group) as object).every((one) => !Array.isArray(one));
  return typeof group.at(-1) === "number" && isFlat ? group : undefined;
}

function schemaAt(schema: z.ZodType, at: readonly PropertyKey[]): z.ZodType | undefined {
  return at.reduce<z.ZodType | undefined>((outer, key) => {
    const bare = outer && unwrap(outer);
    if (bare instanceof z.ZodArray) return bare.element as z.ZodType;
    return bare instanceof z.ZodObject
      ? (bare.shape as Record<string, z.ZodType>)[String(key)]
      : undefined;
  }, schema);
}

function valueAt(data: unknown, at: readonly PropertyKey[]): unknown {
  return at.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], data);
}

/** Sets the value at a path, or takes it out. */
function put(data: unknown, at: PropertyKey[], value: string | undefined): void {
  const owner = valueAt(data, at.slice(0, -1));
  const key = at.at(-1);
  if (Array.isArray(owner)) {
    if (value === undefined) owner.splice(Number(key), 1);
    else owner[Number(key)] = value;
  } else if (isMapping(owner)) {
    if (value === undefined) delete owner[String(key)];
    else owner[String(key)] = value;
  }
}
