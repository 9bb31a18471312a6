import path from "node:path";
import { parse } from "yaml";
import { type Content, fileSchema, parseContent } from "../content-model";
import { Refusal, refusal } from "./change/answers";
import { canonicalYaml, tidyData } from "./change/canonical-yaml";
import { complaintsOf } from "./change/complaints";
import type { ContentStore } from "./change/content-store";
import { planDelete, planSave, type SavedEntry, withOthersChanges } from "./change/plan-change";
import { LIST_KEY, LOADED_FROM } from "./decap/decap-config";
import { photoName } from "./photos/photo-name";
import { acceptPhoto } from "./photos/photo-upload";
import { readForDecap, type ReadingParams } from "./read-for-decap";

/** What Decap asks for: an action of its proxy backend, with the parameters. */
export interface EditingRequest {
  action: string;
  params: ReadingParams & {
    dataFiles?: DataFile[];
    assets?: Asset[];
    asset?: Asset;
    paths?: string[];
    /** Places that the editor agreed to change, outside the entry or against the changes of others. */
    agreed?: string[];
    options?: { newEntry?: boolean };
    /** The text that the page itself saved last, where that is newer than what the entry carries; of a delete the one seen. */
    base?: string;
  };
}

interface DataFile {
  path: string;
  raw: string;
}

interface Asset {
  path: string;
  content: string;
  encoding: "base64";
}

/**
 * Answers a request of the editing page.
 * @returns the answer, for a save with the places of the saved files, which a new name moves, the text of the
 * first, and whether it holds what others changed meanwhile
 * @throws Refusal when the change would break a rule of the content, NeedsConsent when an editor has
 * to agree first; in both cases nothing is written
 */
export async function answerEditing(
  store: ContentStore,
  { action, params }: EditingRequest,
): Promise<unknown> {
  const { dataFiles = [], assets = [], asset, paths = [], agreed, options, base } = params;
  if (action === "persistEntry") {
    const entries = dataFiles.map((file) => asContent(store.content, file));
    const photos = await Promise.all(assets.map((one) => asPhoto(store, one)));
    let isMerged = false;
    const { saved = [], write } = await store.change((files) => {
      const texts = entries.map((entry): [string, string] => {
        const from = options?.newEntry ? undefined : (base ?? entry.base);
        const text = withOthersChanges(store.content, files, { ...entry, base: from }, agreed);
        isMerged ||= text !== entry.text;
        return [entry.place, text];
      });
      const change = planSave(store.content, files, new Map(texts), agreed);
      return { ...change, write: new Map([...change.write, ...photos]) };
    });
    return { saved, text: write.get(saved[0] ?? ""), isMerged };
  }
  if (action === "persistMedia" && asset) {
    const [place, bytes] = await asPhoto(store, asset);
    await store.change(() => ({ write: new Map([[place, bytes]]), remove: [] }));
    const name = path.posix.basename(place);
    return { id: place, name, path: place, content: bytes.toString("base64"), encoding: "base64" };
  }
  if (action === "deleteFiles") {
    const places = paths.map((place) => placeOf(store.content, place));
    await store.change((files) => planDelete(store.content, files, places, agreed, base));
    return {};
  }
  return readForDecap(store.content, store.folder, action, params);
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
  const taken = new Set(store.photoNames());
  const name = photoName(chosen);
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}${ending}`;
  await acceptPhoto(free, bytes);
  return free;
}

/**
 * An entry as it was sent, its text in the form of the content.
 * @throws Refusal when a text breaks a rule that its form does not know
 */
export function asContent(content: Content, { path: place, raw }: DataFile): SavedEntry {
  const model = content.modelOfFile(placeOf(content, place));
  if (!model) throw refusal(`Nie ma takiej pozycji: „${place}”.`);
  const { [LOADED_FROM]: base, ...sent } = parse(raw) as Record<string, unknown>;
  const written = model.isList ? (sent[LIST_KEY] ?? []) : sent;
  const text = canonicalYaml(model, tidyData(fileSchema(model), written));
  const problems = content.checkFile(parseContent(place, text));
  if (problems.length > 0) throw new Refusal(complaintsOf(problems));
  return { place, text, ...(typeof base === "string" && { base }) };
}

async function asPhoto(store: ContentStore, asset: Asset): Promise<[string, Buffer]> {
  const place = placeOf(store.content, asset.path);
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
