/** Two pages and the similarity of their texts, from 0 to 1. */
export interface Similarity {
  pages: [string, string];
  similarity: number;
}

/** All sequences of `size` words (Broder, On the resemblance and containment of documents, 1997). */
export function shingles(words: readonly string[], size = 5): Set<string> {
  const runs = words.slice(0, Math.max(0, words.length - size + 1));
  return new Set(runs.map((_, index) => words.slice(index, index + size).join(" ")));
}

/** Jaccard index: the share of common shingles. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** All pairs of pages, the most similar first. */
export function comparePages(pages: ReadonlyMap<string, readonly string[]>): Similarity[] {
  const sets = [...pages].map(([page, words]) => [page, shingles(words)] as const);
  return sets
    .flatMap(([page, set], index) =>
      sets.slice(index + 1).map(([other, otherSet]) => ({
        pages: [page, other] as [string, string],
        similarity: similarity(set, otherSet),
      })),
    )
    .sort((a, b) => b.similarity - a.similarity);
}
