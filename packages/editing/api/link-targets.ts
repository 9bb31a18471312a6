import type { Content, ContentFile } from "../../content-model";
import { labelOfModel } from "../change/labels";
import type { LinkTarget } from "../contract";

/** The pages that a link may lead to, by their titles. */
export function linkTargets(content: Content, files: ContentFile[]): LinkTarget[] {
  const pages = content.pages(content.records(files));
  return pages
    .filter(({ noIndex, canonical }) => !noIndex && canonical === undefined)
    .map(({ path: address, record: { data, model } }): LinkTarget => {
      const title = data.title ?? data.name;
      const label = typeof title === "string" ? title : labelOfModel(model);
      return { kind: "page", address, label };
    })
    .sort((one, other) => one.label.localeCompare(other.label, "pl"));
}
