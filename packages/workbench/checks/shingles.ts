/** Two pages and the similarity of their texts, from 0 to 1. */
export interface Similarity {
  pages: [string, string];
  /** Jaccard index: the share of common shingles. */
  similarity: number;
}

/** All sequences of `size` words (Broder, On the resemblance and containment of documents, 1997). */
export function shingles(words: readonly string[], size = 5): Set<string> {
  const runs = words.slice(0, Math.max(0, words.length - size + 1));
  return new Set(runs.map((_, index) => words.slice(index, index + size).join(" ")));
}

/**
 * The pairs of pages that are alike, the most similar first. A shingle is looked up once for each page that has it, not
 * for each pair, and what the pages before all have, as a text that every page shows, is counted once.
 * @param least the similarity from which on pages are alike
 */
export function comparePages(
  pages: ReadonlyMap<string, readonly string[]>,
  least = 0,
): Similarity[] {
  const sets = [...pages].map(([page, words]) => ({ page, runs: shingles(words) }));
  /** Shingle → the pages before that have it. */
  const holders = new Map<string, number[]>();
  const pairs: Similarity[] = [];
  for (const [index, { page, runs }] of sets.entries()) {
    const shared = new Uint32Array(index);
    let sharedByAll = 0;
    for (const run of runs) {
      const before = holders.get(run) ?? [];
      if (before.length === index) sharedByAll += 1;
      else for (const other of before) shared[other] = (shared[other] ?? 0) + 1;
      holders.set(run, before);
      before.push(index);
    }
    for (const [at, other] of sets.slice(0, index).entries()) {
      const common = sharedByAll + (shared[at] ?? 0);
      const all = runs.size + other.runs.size - common;
      const similarity = all === 0 ? 0 : common / all;
      if (similarity >= least) pairs.push({ pages: [other.page, page], similarity });
    }
  }
  return pairs.sort((a, b) => b.similarity - a.similarity);
}
