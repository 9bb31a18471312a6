import path from "node:path";
import { type Content, type ContentFile, isMapping, PAGE, parseContent } from "../../content-model";
import { slug } from "../../utils";
import { NeedsConsent, type Question, Refusal, refusal } from "./answers";
import { canonicalYaml, keepComments } from "./canonical-yaml";
import { placeInWords } from "./complaints";
import { type ContentChange, withChange } from "./content-change";
import { type GoneKeys, goneKeys, type Mention, mentionsIn, takeOut } from "./mentions";

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
      throw refusal(`${nameOf(content, files, file)} już istnieje.`, "Wpisz inną nazwę.");
    }
    if (files.some((one) => one.file === place)) remove.push(place);
  }
  return { write, remove };
}

/**
 * A delete, with everything that names what goes.
 * @throws NeedsConsent with the places that name it, Refusal where one of them can't do without
 */
export function planDelete(
  content: Content,
  files: ContentFile[],
  removed: readonly string[],
  agreed?: readonly string[],
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
  askUnlessAgreed(agreed, {
    ask: `Usunąć na stałe: ${name}?${places.length > 0 ? " Zniknie także z:" : ""}`,
    places,
    agree: places.length > 0 ? "Usuń wszędzie" : "Usuń",
  });
  return { write: new Map(changedFiles(content, kept, left.files)), remove: removed };
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
      const model = content.modelOfFile(file);
      if (!model) throw new Error(`No model for ${file}`);
      return [file, keepComments(canonicalYaml(model, data), text)];
    });
}
