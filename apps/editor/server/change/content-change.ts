import {
  type Content,
  type ContentFile,
  canonicalYaml,
  keepComments,
  type Model,
  parseContent,
} from "gatsby-plugin-typed-content";
import type { FileChange } from "./write-change";

/** What one save or one delete does to the content: all of it or nothing. */
export interface ContentChange extends FileChange<string | Buffer> {
  /** The place of the file that an editor has before him: no mistake may stay in it. */
  saved?: string;
  /** What others have changed in it, and the editor has not seen yet, in words. */
  byOthers?: string[];
}

/** The files of a content as a change leaves them. */
export function withChange(files: ContentFile[], { write, remove }: ContentChange): ContentFile[] {
  const written = [...write].flatMap(([file, text]) =>
    file.endsWith(".yaml") ? [parseContent(file, text)] : [],
  );
  const left = files.filter(({ file }) => !write.has(file) && !remove.includes(file));
  return [...left, ...written];
}

/** The change that makes of one content another, whose new files have new data and the text whose comments they keep. */
export function changeBetween(
  content: Content,
  before: ContentFile[],
  after: ContentFile[],
): ContentChange {
  const places = new Set(after.map(({ file }) => file));
  const written = after.filter((source) => !before.includes(source));
  return {
    write: new Map(
      written.map(({ file, data, text }) => [
        file,
        keepComments(canonicalYaml(modelOf(content, file), data), text),
      ]),
    ),
    remove: before.map(({ file }) => file).filter((file) => !places.has(file)),
  };
}

/**
 * The model that a file of the content has.
 * @throws Error where it has none
 */
export function modelOf(content: Content, place: string): Model {
  const model = content.modelOfFile(place);
  if (!model) throw new Error(`No model for ${place}`);
  return model;
}
