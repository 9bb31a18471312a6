import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { recordsByName } from "../read/records";
import { pageEntries } from "./page-entries";
import { sourceFiles } from "./page-sources";

/** A page of the site, whatever makes it. */
export interface SitePage {
  /** Decoded, NFC: `/gdańsk`. */
  path: string;
  /** Where search engines list its content; another path for a page that shows another's content. */
  canonical: string;
  /** Files that its words and pictures come from, below `content/`. */
  sources: string[];
  /** Not listed by search engines: an error or a thank-you page. */
  noIndex: boolean;
}

/** All pages of a content without mistakes, in the order of their addresses. */
export function sitePages(definition: Definition, records: readonly ModelRecord[]): SitePage[] {
  const all = recordsByName(records);
  return pageEntries(definition, records)
    .map(({ record, path, canonical = path, noIndex = false }) => ({
      path,
      canonical,
      sources: [...new Set(sourceFiles(record, all))],
      noIndex,
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
