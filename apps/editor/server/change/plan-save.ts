import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { slug } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  isMapping,
  PAGE,
  parseContent,
  valueAt,
} from "gatsby-plugin-typed-content";
import { type Clash, merge } from "../../shared/merge";
import {
  differenceBetween,
  differenceInWords,
  fileDifferences,
} from "../differences/content-differences";
import { placeInWords } from "../wording/complaints";
import { askUnlessAgreed, labelOfPlace, NEWER } from "./consent";
import { changeBetween, type ContentChange, modelOf } from "./content-change";
import { refusal } from "./errors";
import { type RemovedKeys, removedKeys, withoutMentions } from "./mentions";

/** What is shown of a place that is there no more. */
const REMOVED = "(usunięto)";

/** An entry to be saved. */
export interface SavedEntry {
  place: string;
  data: unknown;
  /** The text of its file that it was made from; none where it is new. */
  base?: string;
}

/**
 * A save with what has to change with it: what others have changed in its file meanwhile stays, a renamed thing is
 * renamed wherever it is named, its old address leads to the new one, and lists that name all of a type name a new
 * one, too.
 * @param agreed the places that the editor agreed to change, and those where he wants his own
 * @throws NeedsConsent when others changed the same, or other entries change, and nobody agreed to it yet
 * @throws Refusal when another entry has the name
 */
export function planSave(
  content: Content,
  files: ContentFile[],
  entry: SavedEntry,
  agreed: readonly string[] = [],
): ContentChange {
  const now = files.find(({ file }) => file === entry.place);
  const made = now ? undefined : madeBefore(content, files, entry);
  if (made) return { write: new Map([[made.file, made.text]]), remove: [], saved: made.file };
  const data = withOthersChanges(content, now, entry, agreed);
  const file = fileFor(content, entry.place, data);
  const isTaken = files.some((one) => one.file === file);
  if (isTaken && (file !== entry.place || entry.base === undefined)) {
    throw refusal(`${labelOfPlace(content, files, file)} już istnieje.`, "Wpisz inną nazwę.");
  }
  const written = { ...parseContent(file, ""), data, text: now?.text ?? "" };
  const saved = [...files.filter((one) => one !== now), written];
  const gone = removedKeys(content, files, saved, true);
  const renamed = withoutMentions(content, saved, gone);
  if (renamed.places.length > 0) {
    askUnlessAgreed(agreed, {
      ask: "Ta nazwa jest też w innych miejscach. Zmienić ją wszędzie?",
      places: renamed.places,
      agree: "Zmień wszędzie",
    });
  }
  const after = afterSave(content, renamed.files, gone);
  const byOthers = now ? changesOfOthers(content, now, entry.data, data) : [];
  return { ...changeBetween(content, files, after), saved: file, byOthers };
}

/** The entry under its new name, where it was saved before and the answer got lost: it is saved again from the same form. */
function madeBefore(content: Content, files: ContentFile[], { place, data, base }: SavedEntry) {
  if (base === undefined) return undefined;
  const file = fileFor(content, place, data);
  return files.find((one) => one.file === file && isDeepStrictEqual(one.data, data));
}

/** The data of a saved entry with what others have changed in its file meanwhile. */
function withOthersChanges(
  content: Content,
  now: ContentFile | undefined,
  { place, data: mine, base }: SavedEntry,
  agreed: readonly string[],
): unknown {
  if (base === undefined || now?.text === base) return mine;
  const model = modelOf(content, place);
  const { data, clashes } = now
    ? merge(parseContent(place, base).data, now.data, mine)
    : { data: mine, clashes: [{ path: [], theirs: undefined }] };
  const differenceOf = ({ path: at, theirs }: Clash) => {
    const place = { model, data, path: at };
    return differenceBetween({ ...place, value: valueAt(data, at) }, { ...place, value: theirs });
  };
  askUnlessAgreed(agreed, {
    ask: "Od czasu, gdy otwarto tę pozycję, ktoś zmienił te same miejsca. Co zapisać?",
    places: clashes.map((clash) => differenceInWords(differenceOf(clash))),
    clashes: clashes.map((clash) => {
      const { before: own = REMOVED, after: theirs = REMOVED } = differenceOf(clash);
      return { place: placeInWords(model, data, clash.path), mine: own, theirs };
    }),
    agree: "Zapisz moją",
    newer: NEWER,
  });
  return data;
}

/** What is in a merged entry that its editor has not sent, in words: also that others have taken back what was saved. */
function changesOfOthers(
  content: Content,
  file: ContentFile,
  mine: unknown,
  merged: unknown,
): string[] {
  const differences = fileDifferences(
    content,
    file.file,
    { ...file, data: mine },
    { ...file, data: merged },
  );
  return differences.map(differenceInWords);
}

/** The file that an entry's name asks for, where others name it by one of its own fields. */
function fileFor(content: Content, place: string, data: unknown): string {
  const { key, isList, shape } = modelOf(content, place);
  const isOwnField = key !== undefined && key.field in shape.shape;
  if (!isOwnField || isList || !isMapping(data)) return place;
  return `${path.posix.dirname(place)}/${slug(String(data[key.field]))}.yaml`;
}

/** The content with what the models change in other entries after a save. */
function afterSave(content: Content, files: ContentFile[], gone: RemovedKeys): ContentFile[] {
  const pages = [...(gone.get(PAGE) ?? [])];
  const moved = new Map(pages.flatMap(([from, to]) => (to === undefined ? [] : [[from, to]])));
  return files.map((source) => {
    const data =
      content.modelOfFile(source.file)?.editor?.afterSave?.(source.data, { moved }) ?? source.data;
    return data === source.data ? source : { ...source, data };
  });
}
