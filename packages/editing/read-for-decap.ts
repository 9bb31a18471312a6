import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { Content } from "../content-model";
import { listFiles } from "../utils/node";
import { refusal } from "./change/answers";
import { LIST_KEY, LOADED_FROM } from "./decap/decap-config";

/** What Decap asks to read, with the parameters of its proxy backend. */
export interface ReadingParams {
  /** Of `entriesByFolder`. */
  folder?: string;
  /** Of `entriesByFiles`. */
  files?: { path: string; label?: string }[];
  /** Of `getEntry` and `getMediaFile`. */
  path?: string;
  /** Of `getMedia`. */
  mediaFolder?: string;
}

/**
 * Answers what Decap asks to read. A place is only ever looked up among those that there are.
 * @throws Refusal for any other action, and where there is no such entry
 */
export function readForDecap(
  content: Content,
  folder: string,
  action: string,
  params: ReadingParams,
): unknown {
  const places = listFiles(folder);
  const entries = (isAsked: (place: string) => boolean) =>
    places
      .filter((place) => content.modelOfFile(place) && isAsked(place))
      .map((place) => entryAt(content, folder, place));
  const photos = (isAsked: (place: string) => boolean) =>
    places
      .filter((place) => place.startsWith("photos/") && isAsked(place))
      .map((place) => photoAt(folder, place));
  switch (action) {
    case "entriesByFolder":
      return entries((place) => path.posix.dirname(place) === params.folder);
    case "entriesByFiles":
      return entries((place) => params.files?.some((file) => file.path === place) ?? false);
    case "getEntry":
      return only(entries((place) => place === params.path));
    case "getMedia":
      return photos((place) => path.posix.dirname(place) === params.mediaFolder);
    case "getMediaFile":
      return only(photos((place) => place === params.path));
    default:
      throw refusal("Redakcja tego nie robi.");
  }
}

function only<One>([found]: One[]): One {
  if (found === undefined) throw refusal("Nie ma takiej pozycji.");
  return found;
}

/** A file as Decap is to see it: a list of records becomes a mapping, and its text goes along. */
function entryAt(content: Content, folder: string, place: string) {
  const text = readFileSync(path.join(folder, place), "utf8");
  const { isList } = content.modelOfFile(place) ?? {};
  const data = isList ? stringify({ [LIST_KEY]: parse(text) as unknown }) : text;
  const loaded = `${data.trimEnd()}\n${LOADED_FROM}: ${JSON.stringify(text)}\n`;
  return { data: loaded, file: { path: place, id: place }, text };
}

function photoAt(folder: string, place: string) {
  const url = encodeURI(`/${place}`);
  const { size } = statSync(path.join(folder, place));
  return { id: place, name: path.posix.basename(place), path: place, size, url, displayURL: url };
}
