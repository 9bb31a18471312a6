import { type ContentFile, parseContent } from "../../content-model";

/** What one save or one delete does to the content: all of it or nothing. */
export interface ContentChange {
  /** Files to write, by their place below `content/`. */
  write: ReadonlyMap<string, string | Buffer>;
  /** Places of files to delete. */
  remove: readonly string[];
  /** Places of the files that an editor has before him: no mistake may stay in them. */
  saved?: readonly string[];
}

/** The files of a content as a change leaves them. */
export function withChange(files: ContentFile[], { write, remove }: ContentChange): ContentFile[] {
  const written = [...write].flatMap(([file, text]) =>
    typeof text === "string" ? [parseContent(file, text)] : [],
  );
  const left = files.filter(({ file }) => !write.has(file) && !remove.includes(file));
  return [...left, ...written];
}
