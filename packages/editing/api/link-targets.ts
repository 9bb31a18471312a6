import { type Content, type ContentFile, titleOf } from "@typed-site/content-model";
import type { LinkTarget } from "../contract";

/**
 * What a link may lead to: pages by their titles, then files with their sizes.
 * @param folder the content folder
 */
export async function linkTargets(
  content: Content,
  files: ContentFile[],
  folder: string,
): Promise<LinkTarget[]> {
  const pages = pageTargets(content, files);
  const pdfs = (await content.pdfs(folder)).map(({ address, title, size }): LinkTarget => ({
    kind: "file",
    address,
    label: `${title} (${size})`,
  }));
  return [...pages, ...pdfs];
}

function pageTargets(content: Content, files: ContentFile[]): LinkTarget[] {
  const pages = content.pages(content.records(files));
  return pages
    .filter(({ noIndex, canonical }) => !noIndex && canonical === undefined)
    .map(({ path: address, record: { data, model } }): LinkTarget => ({
      kind: "page",
      address,
      label: titleOf(data, model.titleKey) || model.label,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, "pl"));
}
