import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  type Content,
  type ContentFile,
  isMapping,
  type Model,
  PAGE,
  parseContent,
  valueAt,
} from "../../content-model";
import { slug } from "../../utils";
import { NeedsConsent, type Question, Refusal, refusal } from "./answers";
import { canonicalYaml, keepComments } from "./canonical-yaml";
import { placeInWords } from "./complaints";
import { type ContentChange, withChange } from "./content-change";
import { type GoneKeys, goneKeys, type Mention, mentionsIn, takeOut } from "./mentions";
import { merge } from "./merge";

/** An entry to be saved. */
export interface SavedEntry {
  place: string;
  text: string;
  /** The text of its file that it was made from; none where it is new. */
  base?: string;
}

/**
 * The text of a saved entry, with what others have changed in its file meanwhile.
 * @param agreed the clashes in which the editor wants his own
 * @throws Refusal when a new entry is there already, NeedsConsent with the clashes
 */
export function withOthersChanges(
  content: Content,
  files: ContentFile[],
  { place, text, base }: SavedEntry,
  agreed: readonly string[] = [],
): string {
  const now = files.find(({ file }) => file === place);
  if (base === undefined) {
    if (now) throw alreadyThere(content, files, place);
    return text;
  }
  if (now?.text === base) return text;
  const model = modelOf(content, place);
  const mine = parseContent(place, text).data;
  if (!now) {
    const name = placeInWords(model, mine, []);
    askUnlessAgreed(agreed, { ...CHANGED, places: [`${name}: nie ma tego pliku`] });
    return text;
  }
  const { data, clashes } = merge(parseContent(place, base).data, now.data, mine);
  askUnlessAgreed(agreed, {
    ...CHANGED,
    places: clashes.map(
      ({ path: at, theirs }) => `${placeInWords(model, data, at)}, teraz: ${quoted(theirs)}`,
    ),
  });
  return canonicalYaml(model, data);
}

const CHANGED = {
  ask: "Od czasu, gdy otwarto tę pozycję, ktoś zmienił te same miejsca. Co zapisać?",
  agree: "Zapisz moją",
  newer: "Wczytaj nowszą",
};

function quoted(value: unknown): string {
  if (value === undefined) return "usunięto";
  if (typeof value === "string") return `„${value.trim()}”`;
  return typeof value === "object" ? "zmieniono inaczej" : JSON.stringify(value);
}

/**
 * A save with what has to change with it: a renamed thing is renamed wherever it is named, its old
 * address leads to the new one, and lists that name all of a type name a new one, too.
 * @param agreed the places that the editor agreed to change
 * @throws NeedsConsent when other entries change that nobody agreed to yet
 */
export function planSave(
  content: Content,
  files: ContentFile[],
  entries: ReadonlyMap<string, string>,
  agreed: readonly string[] = [],
): ContentChange {
  const { write, remove } = byName(content, files, entries);
  const saved = withChange(files, { write, remove });
  const gone = renamedKeys(goneKeys(content, files, saved));
  const renamed = withoutMentions(content, saved, gone, []);
  if (renamed.places.length > 0) {
    askUnlessAgreed(agreed, {
      ask: "Ta nazwa jest też w innych miejscach. Zmienić ją wszędzie?",
      places: renamed.places,
      agree: "Zmień wszędzie",
    });
  }
  return {
    write: new Map([
      ...write,
      ...changedFiles(content, saved, adjusted(content, renamed.files, gone)),
    ]),
    remove,
    saved: [...write.keys()],
  };
}

/** What nobody can name any more, and has no new name, is told by the check of the content. */
function renamedKeys(gone: GoneKeys): GoneKeys {
  return new Map(
    [...gone].map(([target, keys]) => [
      target,
      new Map([...keys].filter(([, now]) => now !== undefined)),
    ]),
  );
}

/**
 * Entries in the files that their names ask for, where others name them by their names.
 * @throws Refusal when another entry has the name
 */
function byName(content: Content, files: ContentFile[], entries: ReadonlyMap<string, string>) {
  const write = new Map<string, string>();
  const remove: string[] = [];
  for (const [place, text] of entries) {
    const model = content.modelOfFile(place);
    const { data } = parseContent(place, text);
    const isNamed = model?.key?.field === "name" && !model.isList && isMapping(data);
    const file = isNamed ? `${path.posix.dirname(place)}/${slug(String(data.name))}.yaml` : place;
    const before = files.find((one) => one.file === place)?.text ?? "";
    write.set(file, keepComments(text, before));
    if (file === place) continue;
    if (files.some((one) => one.file === file)) {
      throw alreadyThere(content, files, file);
    }
    if (files.some((one) => one.file === place)) remove.push(place);
  }
  return { write, remove };
}

/**
 * A delete, with everything that names what goes.
 * @param base the text that the editor saw of an entry's file
 * @throws NeedsConsent with the places that name it, Refusal where one of them can't do without
 */
export function planDelete(
  content: Content,
  files: ContentFile[],
  removed: readonly string[],
  agreed?: readonly string[],
  base?: string,
): ContentChange {
  const kept = files.filter(({ file }) => !removed.includes(file));
  const photos = removed.filter((place) => place.startsWith("photos/"));
  const left = withoutMentions(content, kept, goneKeys(content, files, kept), photos);
  const [name, ...others] = removed.map((place) => nameOf(content, files, place));
  if (left.stuck.length > 0) {
    throw new Refusal(
      left.stuck.map((place) => ({
        problem: `Tej pozycji używa jeszcze: ${place}.`,
        remedy: "Najpierw wybierz tam inną.",
      })),
    );
  }
  const places = [...others, ...left.places];
  const unseen = removed.flatMap((place) => changesSince(content, files, place, base));
  const ask = `Usunąć na stałe: ${name}?`;
  const agree = places.length > 0 ? "Usuń wszędzie" : "Usuń";
  askUnlessAgreed(
    agreed,
    unseen.length > 0
      ? {
          ask: `Od czasu, gdy otwarto tę pozycję, ktoś ją zmienił. ${ask} Przepadnie wtedy:`,
          places: [...unseen, ...places],
          agree,
          newer: CHANGED.newer,
        }
      : { ask: `${ask}${places.length > 0 ? " Zniknie także z:" : ""}`, places, agree },
  );
  return { write: new Map(changedFiles(content, kept, left.files)), remove: removed };
}

/** The fields of an entry that are others than in the text that an editor saw. */
function changesSince(content: Content, files: ContentFile[], place: string, base?: string) {
  const now = files.find(({ file }) => file === place);
  if (base === undefined || !now || now.text === base) return [];
  const model = modelOf(content, place);
  const [seen, data] = [parseContent(place, base).data, now.data];
  const keys = isMapping(seen) && isMapping(data) ? Object.keys({ ...seen, ...data }) : [];
  return keys
    .map((key) => [key, valueAt(seen, [key]), valueAt(data, [key])] as const)
    .filter(([, before, after]) => !isDeepStrictEqual(before, after))
    .map(([key, , after]) => `${placeInWords(model, data, [key])}, teraz: ${quoted(after)}`);
}

function askUnlessAgreed(agreed: readonly string[] | undefined, question: Question): void {
  const isAgreed = agreed && question.places.every((place) => agreed.includes(place));
  if (!isAgreed) throw new NeedsConsent(question);
}

/** The content with every mention taken out, the places that change, and those that need theirs. */
function withoutMentions(
  content: Content,
  files: ContentFile[],
  gone: GoneKeys,
  photos: readonly string[],
) {
  const places: string[] = [];
  const stuck: string[] = [];
  const rest = files.map((source) => {
    const model = content.modelOfFile(source.file);
    const mentions = model ? mentionsIn(model, source, gone, photos) : [];
    if (!model || mentions.length === 0) return source;
    const left = takeOut(model, source.data, mentions);
    const inWords = ({ path: at }: Mention) => placeInWords(model, source.data, at);
    places.push(...mentions.map(inWords));
    stuck.push(...left.stuck.map(inWords));
    return { ...source, data: left.data };
  });
  return { files: rest, places: [...new Set(places)], stuck };
}

const alreadyThere = (content: Content, files: ContentFile[], place: string) =>
  refusal(`${nameOf(content, files, place)} już istnieje.`, "Wpisz inną nazwę.");

function modelOf(content: Content, place: string): Model {
  const model = content.modelOfFile(place);
  if (!model) throw new Error(`No model for ${place}`);
  return model;
}

/** An entry, as the editing page calls it; a photo by its file's name. */
function nameOf(content: Content, files: ContentFile[], place: string): string {
  const model = content.modelOfFile(place);
  const data = files.find(({ file }) => file === place)?.data;
  return model ? placeInWords(model, data, []) : `zdjęcie „${place.replace(/^.*\//, "")}”`;
}

/** The content with what the models change in other entries after a save. */
function adjusted(content: Content, files: ContentFile[], gone: GoneKeys): ContentFile[] {
  const pages = [...(gone.get(PAGE) ?? [])];
  const moved = new Map(pages.flatMap(([from, to]) => (to === undefined ? [] : [[from, to]])));
  const change = { known: content.knownKeys(files), moved };
  return files.map((source) => {
    const { afterSave } = content.modelOfFile(source.file) ?? {};
    const data = afterSave ? afterSave(source.data, change) : source.data;
    return data === source.data ? source : { ...source, data };
  });
}

/** Of the same files before and after, the texts of those that are different. */
function changedFiles(
  content: Content,
  before: ContentFile[],
  after: ContentFile[],
): [file: string, text: string][] {
  return after
    .filter((source, index) => source !== before[index])
    .map(({ file, data, text }) => {
      return [file, keepComments(canonicalYaml(modelOf(content, file), data), text)];
    });
}
