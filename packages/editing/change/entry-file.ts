import { isMapping, type Model } from "../../content-model";
import { slug } from "../../utils";

/** The key of an entry's own title. */
const titleKey = (model: Model) => ("title" in model.shape.shape ? "title" : "name");

/** The title of an entry that is one of a folder; empty where it has none. */
export function titleOfEntry(model: Model, data: unknown): string {
  const title = isMapping(data) ? data[titleKey(model)] : undefined;
  return typeof title === "string" ? title.trim() : "";
}

/** The place of a new entry's file, after its title; undefined where it has no title yet. */
export function fileOfNewEntry(model: Model, folder: string, data: unknown): string | undefined {
  const name = slug(titleOfEntry(model, data));
  return name === "" ? undefined : `${folder}${name}.yaml`;
}

/** The field that a new entry's file is named after. */
export const pathOfTitle = (model: Model): string[] => [titleKey(model)];
