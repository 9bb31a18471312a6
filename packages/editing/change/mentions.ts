import path from "node:path";
import {
  type Content,
  type ContentFile,
  fileSchema,
  type Model,
  PAGE,
  subjectOf,
  textFields,
  valueAt,
} from "../../content-model";
import { withoutAnchor } from "../../utils";

/** A place of a file that names something else of the content. */
export interface Mention {
  path: PropertyKey[];
  /** What the place says without the mention; undefined where nothing of it is left. */
  rest?: string;
}

/** Keys that a change takes away, each with the key that stands for it afterwards, if one does. */
export type GoneKeys = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;

/** The keys that nobody can name any more once some files are gone or changed. */
export function goneKeys(content: Content, before: ContentFile[], after: ContentFile[]): GoneKeys {
  const [old, now] = [content.knownKeys(before), content.knownKeys(after)];
  return new Map(
    [...old.keys()].map((target) => {
      const gone = without(old, now, target);
      const come = without(now, old, target);
      const renamed = gone.length === 1 && come.length === 1;
      return [target, new Map(gone.map((key) => [key, renamed ? come[0] : undefined]))];
    }),
  );
}

type Keys = ReturnType<Content["knownKeys"]>;

const without = (keys: Keys, others: Keys, target: string) =>
  [...(keys.get(target) ?? [])].filter((key) => !others.get(target)?.has(key));

/** Every place of a file that names a key or a photo that is gone. */
export function mentionsIn(
  model: Model,
  { file, data }: ContentFile,
  gone: GoneKeys,
  photos: readonly string[],
): Mention[] {
  return textFields(fileSchema(model), data).flatMap(({ kind, value, path: at }): Mention[] => {
    if (kind?.kind === "photoFile") {
      const place = path.posix.join(path.posix.dirname(file), value);
      return photos.includes(place) ? [{ path: at }] : [];
    }
    if (kind?.kind === "markdown") {
      const rest = withoutLinks(value, gone.get(PAGE));
      return rest === value ? [] : [{ path: at, rest }];
    }
    if (kind?.kind !== "reference") return [];
    const keys = gone.get(kind.to);
    const key = withoutAnchor(value);
    if (!keys?.has(key)) return [];
    const now = keys.get(key);
    return [{ path: at, rest: now && now + tail(value, key) }];
  });
}

/** Markdown whose links to pages that are gone lead to their new address, or are plain words. */
function withoutLinks(
  text: string,
  gone: ReadonlyMap<string, string | undefined> | undefined,
): string {
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
  model: Model,
  data: unknown,
  mentions: readonly Mention[],
): { data: unknown; stuck: Mention[] } {
  const copy = structuredClone(data);
  const stuck: Mention[] = [];
  const cuts: string[] = [];
  // From the last to the first, so that the numbers of earlier entries stay right.
  for (const mention of [...mentions].reverse()) {
    const { path: at, rest } = mention;
    if (cuts.some((cut) => `${at.join("/")}/`.startsWith(cut))) continue;
    const cut = rest === undefined ? cutFor(model, copy, at) : at;
    if (!cut) stuck.push(mention);
    else {
      put(copy, cut, rest);
      if (rest === undefined) cuts.push(`${cut.join("/")}/`);
    }
  }
  return { data: copy, stuck };
}

/** Path to the smallest part that may go so that the value at a path goes. */
function cutFor(model: Model, data: unknown, at: PropertyKey[]): PropertyKey[] | undefined {
  if (typeof at.at(-1) === "number") return at;
  if (subjectOf(model, data, at).schema?.safeParse(undefined).success) return at;
  const group = at.slice(0, -1);
  const isFlat = Object.values(valueAt(data, group) as object).every((one) => !Array.isArray(one));
  return typeof group.at(-1) === "number" && isFlat ? group : undefined;
}

/** Sets the value at a path, or takes it out. */
function put(data: unknown, at: PropertyKey[], value: string | undefined): void {
  const owner = valueAt(data, at.slice(0, -1)) as Record<PropertyKey, unknown>;
  const key = at.at(-1) ?? "";
  if (value !== undefined) owner[key] = value;
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
}
