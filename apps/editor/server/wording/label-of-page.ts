import { type ModelRecord, titleOf } from "gatsby-plugin-typed-content";

/** What a page is called in a list of pages: the title of its record, or what its type is called. */
export const labelOfPage = ({ data, model }: Pick<ModelRecord, "data" | "model">): string =>
  titleOf(data, model.titleKey) || model.label;
