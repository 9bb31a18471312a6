import path from "node:path";
import { withoutAnchor } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  fileSchema,
  PAGE,
  photoFacts,
  textFields,
  valueAt,
} from "gatsby-plugin-typed-content";
import { labelledSubject, placeInWords } from "../wording/complaints";

/** What can't be named any more, by type, each with the name that it has instead, if it has one. */
export type RemovedKeys = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;

type Mention = ReturnType<typeof textFields>[number];

/** The type under which photos are gone, by their places below `content/`. */
export const PHOTO = "photo";

/**
 * What a change took away: each key that is gone, with the one that has come in its place where one of a type has.
 * @param onlyRenamed leaves out what has no new name; of a save, the check of the content tells that
 */
export function removedKeys(
  content: Content,
  before: ContentFile[],
  after: ContentFile[],
  onlyRenamed = false,
): RemovedKeys {
  const [old, now] = [content.knownKeys(before), content.knownKeys(after)];
  return new Map(
    [...old].map(([type, keys]) => {
      const present = now.get(type) ?? new Set();
      const gone = [...keys].filter((key) => !present.has(key));
      const come = [...present].filter((key) => !keys.has(key));
      const isRenamed = gone.length === 1 && come.length === 1;
      const counted = isRenamed || !onlyRenamed ? gone : [];
      return [type, new Map(counted.map((key) => [key, isRenamed ? come[0] : undefined]))];
    }),
  );
}

/**
 * The files without any mention of what is gone: renamed where it has a new name, else taken out.
 * @returns the files, in words the places that change, and those that can't do without
 */
export function withoutMentions(content: Content, files: ContentFile[], gone: RemovedKeys) {
  const places: string[] = [];
  const stuck: string[] = [];
  const rest = files.map((source) => {
    const model = content.modelOfFile(source.file);
    if (!model) return source;
    const data: unknown = structuredClone(source.data);
    const folder = path.posix.dirname(source.file);
    const isOptional = (at: PropertyKey[]) =>
      labelledSubject(model, source.data, at).schema?.safeParse(undefined).success ?? false;
    const facts = photoFacts(fileSchema(model), source.data);
    const mentions = textFields(fileSchema(model), source.data).filter((field) => {
      const text = textWithout(field, folder, gone);
      if (text === field.value) return false;
      const place = placeInWords(model, source.data, field.path);
      places.push(place);
      if (!putText(data, field, text, isOptional)) stuck.push(place);
      if (field.kind?.kind === "photoFile") {
        for (const fact of facts.filter((at) => isBeside(at, field.path)))
          put(data, fact, undefined);
      }
      return true;
    });
    return mentions.length > 0 ? { ...source, data: withoutHoles(data) } : source;
  });
  return { files: rest, places: [...new Set(places)], stuck };
}

/**
 * Puts a text in its place. Where nothing is left of it, an entry of a list goes, a key that may be missing goes, a group
 * that stands in a list goes when it holds only single values, and a photo takes along what describes it.
 * @param isOptional whether a value may be missing
 * @returns whether it could be done
 */
function putText(
  data: unknown,
  { schema, kind, path: at }: Mention,
  text: string | undefined,
  isOptional: (at: PropertyKey[]) => boolean,
): boolean {
  const group = at.slice(0, -1);
  const isEntry = (place: PropertyKey[]) => typeof place.at(-1) === "number";
  if (text !== undefined || isEntry(at) || schema.safeParse(undefined).success) put(data, at, text);
  else if (
    (isEntry(group) && !Object.values(valueAt(data, group) ?? {}).some(Array.isArray)) ||
    (kind?.kind === "photoFile" && isOptional(group))
  )
    put(data, group, undefined);
  else return false;
  return true;
}

/** Puts a value in its place, if what it is in is not gone already with another mention. */
function put(data: unknown, place: PropertyKey[], value: unknown): void {
  const around = valueAt(data, place.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;
  if (around) around[place.at(-1) ?? ""] = value;
}

/** Whether a value stands in a group that a photo is in. */
const isBeside = (fact: PropertyKey[], photo: PropertyKey[]) =>
  fact.slice(0, -1).every((key, index) => photo[index] === key);

/** Data without the keys and entries that are undefined. */
const withoutHoles = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      Array.isArray(value) ? value.filter((item) => item !== undefined) : value,
    ),
  );

/** What is left of a text that names what is gone: a reference, a photo, Markdown with links. */
function textWithout({ kind, value: text }: Mention, folder: string, gone: RemovedKeys) {
  if (kind?.kind === "photoFile") {
    const photos = gone.get(PHOTO);
    const place = path.posix.join(folder, text);
    if (!photos?.has(place)) return text;
    const now = photos.get(place);
    return now && path.posix.relative(folder, now);
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
