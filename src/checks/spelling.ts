import { readFileSync } from "node:fs";
import path from "node:path";
import nspell from "nspell";
import { isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** A word that no dictionary knows, with its place. */
export interface UnknownWord {
  word: string;
  line: number;
}

/** Tells whether a word is spelled as Polish is written. */
export type IsSpelled = (word: string) => boolean;

/**
 * Polish by the rules of hunspell, with the words of the site's own list.
 * @param ownWords one per line; `#` starts a comment
 */
export async function polishSpelling(ownWords: string): Promise<IsSpelled> {
  // Waits at its top level, so it can't be required.
  const { default: polish } = await import("dictionary-pl");
  const dictionary = nspell(Buffer.from(polish.aff), Buffer.from(polish.dic));
  for (const line of ownWords.split("\n")) {
    const word = line.replace(/#.*/, "").trim();
    if (word) dictionary.add(word);
  }
  const known = new Map<string, boolean>();
  return (word) => {
    if (!known.has(word)) known.set(word, dictionary.correct(word));
    return known.get(word) === true;
  };
}

/** The words of a YAML file's texts that are not spelled right; keys, addresses and names of files are no texts. */
export function unknownWords(yaml: string, isSpelled: IsSpelled): UnknownWord[] {
  const lines = new LineCounter();
  const found: UnknownWord[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Scalar(key, node, ancestors) {
      const parent = ancestors.at(-1);
      const isAddress =
        isPair(parent) && isScalar(parent.key) && noText.has(String(parent.key.value));
      if (key === "key" || isAddress || typeof node.value !== "string") return;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      for (const word of wordsOf(node.value)) if (!isSpelled(word)) found.push({ word, line });
    },
  });
  return found;
}

/** Keys whose values are addresses, names of files or ids. */
const noText = new Set(["src", "url", "address", "id", "network", "icon", "opening"]);

/** Words of at least two letters; links' targets, addresses, placeholders and names in kebab-case are left out. */
function wordsOf(text: string): string[] {
  const prose = text
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\{\w+\}/g, " ")
    .replace(/(?<!\S)\S+@\S+|https?:\S+|(^|\s)\/\S*/g, " ");
  if (/^[a-z0-9]+(-[a-z0-9]+)+$/.test(prose)) return [];
  return prose.match(/\p{L}{2,}(?:['’]\p{L}+)?/gu) ?? [];
}

/** Misspelled words of a content folder, one line each: `content/faq.yaml:12 word`. */
export async function spellingFindings(folder: string, files: string[]): Promise<string[]> {
  const isSpelled = await polishSpelling(readFileSync(path.join(folder, "slownik.txt"), "utf8"));
  return files.flatMap((file) =>
    unknownWords(readFileSync(path.join(folder, file), "utf8"), isSpelled).map(
      ({ word, line }) => `content/${file}:${line} ${word}`,
    ),
  );
}
