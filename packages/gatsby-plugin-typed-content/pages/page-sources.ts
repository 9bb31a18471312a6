import { groupBy } from "@typed-site/utils";
import type { Definition } from "../definition";
import { linksOf } from "../graphql/markdown";
import { type ModelRecord, PAGE } from "../model";
import { photosIn, type Records, recordsByName } from "../read/records";
import { type TextField, textFields } from "../walk-fields";
import { pageEntries, type RecordPage } from "./page-entries";

/** A page with all that it is made of. */
export interface MadePage extends RecordPage {
  canonical: string;
  noIndex: boolean;
  /**
   * The files and photos, below `content/`, of its record and of those that this names or its model shows, unless they
   * have pages of their own.
   */
  sources: string[];
  /** What their texts and cards lead to, as it is written; of a record with a page the address of that. */
  links: () => string[];
}

/** What is said of a page to whoever has not its record. */
export type SitePage = Pick<MadePage, "path" | "canonical" | "noIndex" | "sources">;

/** All pages of a content without mistakes. */
export function madePages(definition: Definition, records: readonly ModelRecord[]): MadePage[] {
  const all = recordsByName(records);
  const pages = pageEntries(definition, records);
  const linkOf = (text: TextField): string[] => {
    const { kind, value } = text;
    if (kind?.kind !== "reference" || kind.to === PAGE) return linksIn(text);
    const named = all.find(kind.to, value);
    return pages.flatMap(({ record, path }) => (record === named ? path : [])).slice(0, 1);
  };
  return pages.map((page) => {
    const parts = partsOf(page.record, all);
    const files = parts.flatMap((part) => [part.file, ...photosIn(part).map(({ file }) => file)]);
    const { canonical = page.path, noIndex = false } = page;
    return {
      ...page,
      canonical,
      noIndex,
      sources: [...new Set(files)],
      links: () =>
        parts.flatMap(({ model, data }) => textFields(model.shape, data)).flatMap(linkOf),
    };
  });
}

function partsOf(record: ModelRecord, all: Records): ModelRecord[] {
  const { model, data } = record;
  const named = textFields(model.shape, data).flatMap(({ kind, value }) =>
    kind?.kind === "reference" ? (all.find(kind.to, value) ?? []) : [],
  );
  const shown = (model.pages?.shows ?? []).flatMap(all.of);
  const others = [...named, ...shown].filter((part) => !part.model.pages?.of);
  return [record, ...others.flatMap((part) => partsOf(part, all))];
}

/** What a text leads to, as it is written: Markdown's links, or the page that a field names. */
export function linksIn({ kind, value }: TextField): string[] {
  if (kind?.kind === "markdown") return linksOf(value);
  return kind?.kind === "reference" && kind.to === PAGE ? [value] : [];
}

/** The addresses of the pages that are made of each file. */
export function pagesByFile(
  definition: Definition,
  records: readonly ModelRecord[],
): Map<string, string[]> {
  const made = madePages(definition, records).flatMap(({ path, sources }) =>
    sources.map((file) => ({ file, path })),
  );
  const byFile = [...groupBy(made, ({ file }) => file)];
  return new Map(byFile.map(([file, pages]) => [file, pages.map(({ path }) => path)]));
}
