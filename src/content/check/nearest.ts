/**
 * The candidate that differs from a word in the fewest letters, or undefined when none is close.
 * Capital and small letters count as the same. A name with other digits is another name, not a misspelt
 * one: `02.jpg` was not meant where `01.jpg` is missing.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  const digits = digitsOf(word);
  let best: string | undefined;
  let least = Math.min(MOST_MISTAKES, Math.max(1, Math.floor(word.length / 3))) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least || digitsOf(candidate) !== digits)
      continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** With more differences it is another word: „trawa-z-siewu” was not meant where „trawa-z-rolki” is missing. */
const MOST_MISTAKES = 3;

const digitsOf = (word: string) => word.replace(/\D/g, "");

/**
 * Optimal string alignment distance: insertions, deletions and substitutions of one letter, and
 * swaps of two neighbours.
 */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
