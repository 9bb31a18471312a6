import path from "node:path";
import { groupBy, withoutAnchor } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  fileSchema,
  linksOf,
  textFields,
  valueAt,
} from "gatsby-plugin-typed-content";
import { placeInWords } from "../wording/complaints";

/** A field that names a photo, or a text with a link. */
export interface Use {
  /** The photo's place below `content/`, or the link's address. */
  of: string;
  file: string;
  path: (string | number)[];
  /** The entry of a photo; the place of a link. */
  label: string;
  /** Of a photo: what can be seen on it. */
  alt: string;
  /** What entries of this kind are called. */
  section: string;
}

/** Where photos are shown and addresses are linked, by their places and addresses. */
export function usesOf(content: Content, files: readonly ContentFile[]): Map<string, Use[]> {
  const uses = files.flatMap(({ file, data }) => {
    const model = content.modelOfFile(file);
    if (!model) return [];
    return textFields(fileSchema(model), data).flatMap(({ kind, value, path: at }) => {
      const isPhoto = kind?.kind === "photoFile";
      const links = kind?.kind === "markdown" ? new Set(linksOf(value).map(withoutAnchor)) : [];
      const named = isPhoto ? [path.posix.join(path.posix.dirname(file), value)] : [...links];
      return named.map((of): Use => ({
        of,
        file,
        path: at.map((key) => (typeof key === "symbol" ? "" : key)),
        label: placeInWords(model, data, isPhoto ? [] : at),
        alt: isPhoto ? altBeside(data, at) : "",
        section: model.label,
      }));
    });
  });
  return groupBy(uses, ({ of }) => of);
}

function altBeside(data: unknown, photo: readonly PropertyKey[]): string {
  const alt = valueAt(data, [...photo.slice(0, -1), "alt"]);
  return typeof alt === "string" ? alt : "";
}
