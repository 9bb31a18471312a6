import type { Content, ContentFile } from "gatsby-plugin-typed-content";
import type { LinkTarget } from "../../shared/contract";
import { labelOfPage } from "../wording/label-of-page";

/**
 * What a link may lead to: pages by their titles, then files with their sizes.
 * @param folder the content folder
 */
export async function linkTargets(
  content: Content,
  files: ContentFile[],
  folder: string,
): Promise<LinkTarget[]> {
  const pages = content
    .pages(content.records(files))
    .filter(({ noIndex, canonical }) => !noIndex && canonical === undefined)
    .map(({ path: address, record }) => ({ address, label: labelOfPage(record) }))
    .sort((one, other) => one.label.localeCompare(other.label, "pl"));
  const pdfs = (await content.pdfs(folder)).map(({ address, title, size }) => ({
    address,
    label: title,
    size,
  }));
  return [...pages, ...pdfs];
}
