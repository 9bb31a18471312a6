import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { type Content, fileSchema, parseContent } from "../content-model";
import { Refusal, refusal } from "./change/answers";
import { canonicalYaml, tidyData } from "./change/canonical-yaml";
import { complaintsOf } from "./change/complaints";
import type { ContentStore } from "./change/content-store";
import { planDelete } from "./change/plan-delete";
import { planSave, type SavedEntry } from "./change/plan-save";
import { LIST_KEY, LOADED_FROM } from "./decap/decap-config";
import { photoName } from "./photos/photo-name";
import { acceptPhoto } from "./photos/photo-upload";
import { photoPlaces } from "./read-content";

/** A photo as Decap sends it. */
export interface Asset {
  path: string;
  content: string;
  encoding: "base64";
}

/** A change of a file, as the page asks for it. */
export interface ChangeRequest {
  path: string;
  /** Places that the editor agreed to change, outside the entry or against the changes of others. */
  agreed?: string[];
  /** The text that the page saved last, where that is newer than what the entry carries; of a delete the one seen. */
  base?: string;
}

/** An entry to be saved, as Decap writes it. */
export interface SaveRequest extends ChangeRequest {
  raw: string;
  assets: Asset[];
  isNew?: boolean;
}

/** What became of a saved entry. */
export interface Saved {
  /** The place of its file, which a new name moves. */
  path: string;
  text: string;
  /** Whether the file holds what the form does not show: what others changed, or a short name that was made. */
  isNewer: boolean;
}

/**
 * Saves an entry with its new photos.
 * @throws Refusal when the change would break a rule of the content, NeedsConsent when an editor has
 * to agree first; in both cases nothing is written
 */
export async function saveEntry(store: ContentStore, sent: SaveRequest): Promise<Saved> {
  const { shown, ...entry } = asContent(store.content, sent);
  const photos = await Promise.all(sent.assets.map((asset) => asPhoto(store.content, asset)));
  const base = sent.isNew ? undefined : (sent.base ?? entry.base);
  const { write, saved = "" } = await store.change((files) => {
    const change = planSave(store.content, files, { ...entry, base }, sent.agreed);
    return { ...change, write: new Map([...change.write, ...photos]) };
  });
  const text = String(write.get(saved));
  return { path: saved, text, isNewer: !isDeepStrictEqual(parse(text), shown) };
}

/** Adds a photo that no entry shows yet. @throws Refusal when no page could show it */
export async function savePhoto(store: ContentStore, asset: Asset): Promise<void> {
  const write = new Map([await asPhoto(store.content, asset)]);
  await store.change(() => ({ write, remove: [] }));
}

/** Deletes an entry or a photo. @throws as `saveEntry` */
export async function deleteFile(store: ContentStore, sent: ChangeRequest): Promise<void> {
  const place = placeOf(store.content, sent.path);
  await store.change((files) => planDelete(store.content, files, place, sent.agreed, sent.base));
}

/**
 * Looks at a photo as soon as it is chosen.
 * @returns its name in the content, one that no other photo has
 * @throws Refusal when no page could show it
 */
export async function checkChosenPhoto(
  store: ContentStore,
  chosen: string,
  bytes: Buffer,
): Promise<string> {
  const taken = new Set(photoPlaces(store).map((place) => path.posix.basename(place)));
  const { name: stem, ext } = path.posix.parse(photoName(chosen));
  let free = stem + ext;
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}${ext}`;
  await acceptPhoto(free, bytes);
  return free;
}

/**
 * An entry as it was sent.
 * @returns its data as content, and `shown`: the same without what is made where the form is empty
 * @throws Refusal when it breaks a rule that its form does not know
 */
export function asContent(
  content: Content,
  { path: place, raw }: Pick<SaveRequest, "path" | "raw">,
): SavedEntry & { shown: unknown } {
  const model = content.modelOfFile(placeOf(content, place));
  if (!model) throw refusal(`Nie ma takiej pozycji: „${place}”.`);
  const { [LOADED_FROM]: base, ...sent } = parse(raw) as Record<string, unknown>;
  const written = model.isList ? (sent[LIST_KEY] ?? []) : sent;
  const data = tidyData(fileSchema(model), written);
  const problems = content.checkFile(parseContent(place, canonicalYaml(model, data)));
  if (problems.length > 0) throw new Refusal(complaintsOf(problems));
  const shown = tidyData(fileSchema(model), written, false);
  return { place, data, shown, ...(typeof base === "string" && { base }) };
}

async function asPhoto(content: Content, asset: Asset): Promise<[string, Buffer]> {
  const place = placeOf(content, asset.path);
  if (!place.startsWith("photos/")) throw refusal(`Tu nie ma zdjęć: „${place}”.`);
  return [place, await acceptPhoto(place, Buffer.from(asset.content, asset.encoding))];
}

/** The place of an entry or a photo, as it was sent. */
function placeOf(content: Content, place: string): string {
  const isInside = place === path.posix.normalize(place) && !/^(?:\/|\.\.)|\\/.test(place);
  const isContent = place.startsWith("photos/") || content.modelOfFile(place) !== undefined;
  if (!isInside || !isContent) throw refusal(`Nie ma takiego miejsca: „${place}”.`);
  return place;
}
