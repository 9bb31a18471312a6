import { readFileSync } from "node:fs";
import path from "node:path";
import nspell from "nspell";
import { isPair, isScalar, LineCounter, parse, parseDocument, visit } from "yaml";
import {
  generalRules,
  preferredWords,
  type StyleRule,
  type TownName,
  townRules,
} from "./house-style";
import { OWN_WORDS, wordsIn } from "./own-words";

/** A word missing from all dictionaries, with its line. */
export interface UnknownWord {
  word: string;
  line: number;
}

/** Whether a word is correct Polish. */
export type IsSpelled = (word: string) => boolean;

const MOST_PROPOSED = 3;

const either = new Intl.ListFormat("pl", { type: "disjunction" });

/** A dictionary. */
interface Spelling {
  isSpelled: IsSpelled;
  /** The known words that are most like another one. */
  nearest: (word: string) => string[];
}

/** Loads a Polish dictionary (hunspell's) and adds the site's own words. */
async function polishSpelling(ownWords: string): Promise<Spelling> {
  // The package has a top-level await, so it can't be required.
  const { default: polish } = await import("dictionary-pl");
  const dictionary = nspell(Buffer.from(polish.aff), Buffer.from(polish.dic));
  for (const word of wordsIn(ownWords)) dictionary.add(word);
  const known = new Map<string, boolean>();
  const isSpelled = (word: string) => {
    if (!known.has(word)) known.set(word, dictionary.correct(word));
    return known.get(word) === true;
  };
  return { isSpelled, nearest: (word) => dictionary.suggest(word).slice(0, MOST_PROPOSED) };
}

/** The misspelt words in a YAML file's texts. */
export const unknownWords = (yaml: string, isSpelled: IsSpelled): UnknownWord[] =>
  textsIn(yaml).flatMap(({ text, line }) =>
    wordsOf(text)
      .filter((word) => !isSpelled(word))
      .map((word) => ({ word, line })),
  );

/** A YAML file's texts, each with its first line; leaves out keys, addresses and file names. */
function textsIn(yaml: string): { text: string; line: number }[] {
  const lines = new LineCounter();
  const found: { text: string; line: number }[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Scalar(key, node, ancestors) {
      const pair = ancestors.findLast(isPair);
      const isAddress = isScalar(pair?.key) && noText.has(String(pair.key.value));
      if (key === "key" || isAddress || typeof node.value !== "string") return;
      found.push({ text: node.value, line: lines.linePos(node.range?.[0] ?? 0).line });
    },
  });
  return found;
}

/** Keys whose values, or lists of values, are addresses, file names or ids. */
const noText = new Set([
  ...["src", "url", "address", "id", "network", "icon", "drawing", "opening"],
  ...["quality", "reasons", "slug", "labelSide"],
  ...["asked", "oneOf", "given", "species", "outcome"],
]);

/**
 * The words of at least two letters, without those in link targets, addresses, placeholders and
 * kebab-case names.
 */
function wordsOf(text: string): string[] {
  const prose = text
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\{\w+\}/g, " ")
    .replace(/(?<!\S)\S+@\S+|https?:\S+|(^|\s)\/\S*/g, " ");
  if (/^[a-z0-9]+(-[a-z0-9]+)+$/.test(prose)) return [];
  return prose.match(/\p{L}{2,}(?:['’]\p{L}+)?/gu) ?? [];
}

/**
 * The misspellings in a content folder's texts and their deviations from the house style, one line each:
 * `content/faq.yaml:12 ogrudek – może „ogródek”?`.
 */
export async function spellingFindings(folder: string, files: string[]): Promise<string[]> {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const { isSpelled, nearest } = await polishSpelling(read(OWN_WORDS));
  const towns = files.filter((file) => file.startsWith("towns/"));
  const rules = [
    ...generalRules,
    ...townRules(towns.map((file) => parse(read(file)) as TownName)),
    ...preferredWords(read("wybrane-slowa.txt")),
  ];
  return files.flatMap((file) => {
    const yaml = read(file);
    return [
      ...unknownWords(yaml, isSpelled).map(({ word, line }) => {
        const near = either.format(nearest(word).map((one) => `„${one}”`));
        return { line, words: near === "" ? word : `${word} – może ${near}?` };
      }),
      ...styleFindings(yaml, rules),
    ].map(({ line, words }) => `content/${file}:${line} ${words}`);
  });
}

/** Deviations of a YAML file's texts from the house style, with their replacements. */
export const styleFindings = (yaml: string, rules: readonly StyleRule[]) =>
  textsIn(yaml).flatMap(({ text, line }) =>
    rules
      .flatMap((rule) => rule(text))
      .map(({ words, advice }) => ({ line, words: `${words}: ${advice}` })),
  );
