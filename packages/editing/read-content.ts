import { readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { parseContent } from "../content-model";
import { listFiles } from "../utils/node";
import type { ContentStore } from "./change/content-store";
import { LIST_KEY, LOADED_FROM } from "./decap/decap-config";

/** An entry as Decap is to see it. */
export interface Entry {
  /** Its file, a list of records as a mapping, with the text of the file. */
  data: string;
  file: { path: string; id: string };
  text: string;
}

/** All entries of the content. */
export function readEntries({ content, folder }: ContentStore): Entry[] {
  return listFiles(folder).flatMap((place) => {
    const model = content.modelOfFile(place);
    if (!model) return [];
    const text = readFileSync(path.join(folder, place), "utf8");
    const shown = model.isList ? asMapping(place, text) : text;
    const data = `${shown.trimEnd()}\n${LOADED_FROM}: ${JSON.stringify(text)}\n`;
    return { data, file: { path: place, id: place }, text };
  });
}

/** A list of records under a key; a file that can't be read stays as it is, so that it hides no other. */
function asMapping(place: string, text: string): string {
  const { data, syntaxErrors } = parseContent(place, text);
  return syntaxErrors.length > 0 ? text : stringify({ [LIST_KEY]: data });
}

/** The places of all photos below `content/`. */
export const photoPlaces = ({ folder }: ContentStore): string[] =>
  listFiles(path.join(folder, "photos")).map((place) => `photos/${place}`);
