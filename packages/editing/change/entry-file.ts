import { type Model, titleOf } from "@typed-site/content-model";
import { slug } from "@typed-site/utils";

/** The title of an entry that is one of a folder; empty where it has none. */
export const titleOfEntry = (model: Model, data: unknown): string => titleOf(data, model.titleKey);

/** The place of a new entry's file, after its title; undefined where it has no title yet. */
export function fileOfNewEntry(model: Model, folder: string, data: unknown): string | undefined {
  const name = slug(titleOfEntry(model, data));
  return name === "" ? undefined : `${folder}${name}.yaml`;
}

/** The field that a new entry's file is named after. */
export const pathOfTitle = ({ titleKey }: Model): string[] =>
  titleKey === undefined ? [] : [titleKey];
