import { readFileSync } from "node:fs";
import path from "node:path";
import { loadModule } from "hunspell-asm";
import { isPair, isScalar, isSeq, LineCounter, parse, parseDocument, visit } from "yaml";
import { listFiles } from "../../utils/node";
import {
  generalRules,
  preferredWords,
  type StyleRule,
  type TownName,
  townRules,
} from "./house-style";
import { OWN_WORDS, wordsIn } from "./own-words";

/** Where a text is. */
interface Place {
  line: number;
  /** The keys and indices that lead to it in its file's data. */
  path: (string | number)[];
}

/** Words in a text that no dictionary knows, or that the house writes otherwise. */
export interface SpellingFinding extends Place {
  /** Path in the content folder. */
  file: string;
  words: string;
  /** What the house writes; missing for an unknown word. */
  advice?: string;
  /** The known words that are most like an unknown one, with commas and „lub”; empty without any. */
  nearest?: string;
}

/** Whether a word is correct Polish. */
export type IsSpelled = (word: string) => boolean;

const MOST_PROPOSED = 3;

const orList = new Intl.ListFormat("pl", { type: "disjunction" });

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
  const hunspell = await loadModule();
  const dictionary = hunspell.create(
    hunspell.mountBuffer(polish.aff, "pl.aff"),
    hunspell.mountBuffer(polish.dic, "pl.dic"),
  );
  for (const word of wordsIn(ownWords)) dictionary.addWord(word);
  const known = new Map<string, boolean>();
  const isSpelled = (word: string) => {
    if (!known.has(word)) known.set(word, dictionary.spell(word));
    return known.get(word) === true;
  };
  return { isSpelled, nearest: (word) => dictionary.suggest(word).slice(0, MOST_PROPOSED) };
}

/** The misspelt words in a YAML file's texts. */
export const unknownWords = (yaml: string, isSpelled: IsSpelled) =>
  textsIn(yaml).flatMap(({ text, ...place }) =>
    wordsOf(text)
      .filter((word) => !isSpelled(word))
      .map((words) => ({ ...place, words })),
  );

/** A YAML file's texts, each with its first line; leaves out keys, addresses and file names. */
function textsIn(yaml: string): (Place & { text: string })[] {
  const lines = new LineCounter();
  const found: (Place & { text: string })[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Scalar(key, node, ancestors) {
      const pair = ancestors.findLast(isPair);
      const isAddress = isScalar(pair?.key) && noText.has(String(pair.key.value));
      if (key === "key" || isAddress || typeof node.value !== "string") return;
      const path = [...ancestors, node].flatMap((outer, depth, way) => {
        if (isPair(outer)) return String(outer.key);
        return isSeq(outer) ? outer.items.indexOf(way[depth + 1]) : [];
      });
      found.push({ text: node.value, line: lines.linePos(node.range?.[0] ?? 0).line, path });
    },
  });
  return found;
}

/** Keys whose values, or lists of values, are addresses, file names or ids. */
const noText = new Set([
  "src",
  "url",
  "address",
  "id",
  "network",
  "icon",
  "drawing",
  "opening",
  "measure",
  "quality",
  "reasons",
  "slug",
  "labelSide",
  "asked",
  "oneOf",
  "given",
  "species",
  "outcome",
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

/** The misspellings in a content folder's texts, and their deviations from the house style. */
export async function spellingFindings(
  folder: string,
  files: string[],
): Promise<SpellingFinding[]> {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const { isSpelled, nearest } = await polishSpelling(read(OWN_WORDS));
  const towns = listFiles(folder).filter((file) => /^towns\/.*\.yaml$/.test(file));
  const rules = [
    ...generalRules,
    ...townRules(towns.map((file) => parse(read(file)) as TownName)),
    ...preferredWords(read("wybrane-slowa.txt")),
  ];
  return files.flatMap((file) => {
    const yaml = read(file);
    const unknown = unknownWords(yaml, isSpelled).map((finding) => ({
      ...finding,
      nearest: orList.format(nearest(finding.words).map((one) => `„${one}”`)),
    }));
    return [...unknown, ...styleFindings(yaml, rules)].map((finding) => ({ file, ...finding }));
  });
}

/** Deviations of a YAML file's texts from the house style, with their replacements. */
export const styleFindings = (yaml: string, rules: readonly StyleRule[]) =>
  textsIn(yaml).flatMap(({ text, ...place }) =>
    rules.flatMap((rule) => rule(text)).map((finding) => ({ ...place, ...finding })),
  );
