/** Two pages and how much of their text is the same, from 0 to 1. */
export interface Similarity {
  pages: [string, string];
  similarity: number;
}

/**
 * The words of a page's main part as a visitor reads them, in lower case: without forms, menus,
 * pictures and entries of lists that are nothing but a link, which are there to be used, not read.
 * @throws when the page has no `main`
 */
export function mainWords(html: string): string[] {
  const main = /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error("The page has no <main>");
  const text = main
    .replace(/<(script|style|form|nav|button|picture|svg|template)\b[^]*?<\/\1>/g, " ")
    .replace(/<(li|dt|dd)\b[^>]*>\s*<a\b(?:(?!<\/a>)[^])*<\/a>\s*<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[a-z0-9#]+;/gi, " ");
  return text.toLocaleLowerCase("pl").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All runs of `size` words (Broder, On the resemblance and containment of documents, 1997). */
export function shingles(words: readonly string[], size = 5): Set<string> {
  const runs = words.slice(0, Math.max(0, words.length - size + 1));
  return new Set(runs.map((_, index) => words.slice(index, index + size).join(" ")));
}

/** Shared shingles as a part of all shingles (Jaccard index). */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Every pair of pages, the most alike first. */
export function comparePages(pages: ReadonlyMap<string, string>): Similarity[] {
  const sets = [...pages].map(([page, html]) => [page, shingles(mainWords(html))] as const);
  return sets
    .flatMap(([page, set], index) =>
      sets.slice(index + 1).map(([other, otherSet]) => ({
        pages: [page, other] as [string, string],
        similarity: similarity(set, otherSet),
      })),
    )
    .sort((a, b) => b.similarity - a.similarity);
}
