import levenshtein from "damerau-levenshtein";

/** With more differences it is another word: „trawa-z-siewu” was not meant where „trawa-z-rolki” is missing. */
const MOST_MISTAKES = 3;

/**
 * The candidate that differs from a word in the fewest letters, or undefined when none is close.
 * Capital and small letters count as the same. A name with other digits is another name, not a misspelt
 * one: `02.jpg` was not meant where `01.jpg` is missing.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const most = Math.min(MOST_MISTAKES, Math.max(1, Math.floor(word.length / 3)));
  const [best] = [...candidates]
    .filter((other) => Math.abs(other.length - word.length) <= most)
    .filter((other) => digitsOf(other) === digitsOf(word))
    .map((other) => ({ other, steps: levenshtein(word.toLowerCase(), other.toLowerCase()).steps }))
    .filter(({ steps }) => steps <= most)
    .sort((a, b) => a.steps - b.steps);
  return best?.other;
}

/**
 * The address that was meant by one that no page has, also where only the folder above is another one. The home
 * page's is like any short one, so it is never meant.
 */
export function nearestAddress(address: string, pages: Iterable<string>): string | undefined {
  const others = [...pages].filter((page) => page !== "/");
  const lastName = nearest(lastPart(address), others.map(lastPart));
  return nearest(address, others) ?? others.find((page) => lastPart(page) === lastName);
}

const lastPart = (address: string) => address.slice(address.lastIndexOf("/") + 1);

const digitsOf = (word: string) => word.replace(/\D/g, "");
