import path from "node:path";
import { stringify } from "yaml";
import { readContent } from "../content-model";
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
  return readContent(folder).flatMap(({ file, text, data, syntaxErrors }) => {
    const model = content.modelOfFile(file);
    if (!model) return [];
    const isList = model.isList && syntaxErrors.length === 0;
    const shown = isList ? stringify({ [LIST_KEY]: data }) : text;
    const loaded = `${shown.trimEnd()}\n${LOADED_FROM}: ${JSON.stringify(text)}\n`;
    return { data: loaded, file: { path: file, id: file }, text };
  });
}

/** The places of all photos below `content/`. */
export const photoPlaces = ({ folder }: ContentStore): string[] =>
  listFiles(path.join(folder, "photos")).map((place) => `photos/${place}`);
