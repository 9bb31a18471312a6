import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type Content,
  type ContentFile,
  fileSchema,
  parseContent,
  textsIn,
} from "gatsby-plugin-typed-content";
import { generalRules, preferredWords, type StyleRule } from "./house-style";
import { linesOf, OWN_WORDS } from "./own-words";

/** Where a text is. */
interface TextPosition {
  line: number;
  /** The keys and indices that lead to it in its file's data. */
  path: (string | number)[];
}

/** Words in a text that no dictionary knows, or that the house writes otherwise. */
export interface SpellingFinding extends TextPosition {
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
  // Loaded for this check alone; the dictionary has a top-level await, so it can't be required.
  const [{ loadModule }, { default: polish }] = await Promise.all([
    import("hunspell-asm"),
    import("dictionary-pl"),
  ]);
  const hunspell = await loadModule();
  const dictionary = hunspell.create(
    hunspell.mountBuffer(polish.aff, "pl.aff"),
    hunspell.mountBuffer(polish.dic, "pl.dic"),
  );
  for (const word of linesOf(ownWords)) dictionary.addWord(word);
  const known = new Map<string, boolean>();
  const isSpelled = (word: string) => {
    if (!known.has(word)) known.set(word, dictionary.spell(word));
    return known.get(word) === true;
  };
  return { isSpelled, nearest: (word) => dictionary.suggest(word).slice(0, MOST_PROPOSED) };
}

/** The misspelt words in a file's texts. */
export const unknownWords = (content: Content, source: ContentFile, isSpelled: IsSpelled) =>
  textsOf(content, source).flatMap(({ text, ...position }) =>
    wordsOf(text)
      .filter((word) => !isSpelled(word))
      .map((words) => ({ ...position, words })),
  );

/** A file's texts that somebody reads, as its model says, each with its first line. */
function textsOf(content: Content, source: ContentFile): (TextPosition & { text: string })[] {
  const model = content.modelOfFile(source.file);
  if (!model) return [];
  return textsIn(fileSchema(model), source.file, source.data).map(({ text, path }) => ({
    text,
    path,
    line: source.positionOf(path).line,
  }));
}

/** The words of at least two letters, without those in link targets, addresses, file names and placeholders. */
function wordsOf(text: string): string[] {
  const prose = text
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\s+/)
    .filter((part) => !isAddress(part))
    .join(" ")
    .replace(/\{\w+\}/g, " ");
  return prose.match(/\p{L}{2,}(?:['’]\p{L}+)?/gu) ?? [];
}

/**
 * Whether a part of a text without blanks is an address or the name of a file: `www.example.pl/posts`, `nikt@example.pl`,
 * `/kontakt`, `[example.pl]`, `wzor-umowy.pdf`. A point between two sentences has a capital behind it.
 */
function isAddress(part: string): boolean {
  const start = part.replace(/^[^\p{L}\d/]+/u, "");
  return (
    part.includes("@") ||
    /^(?:https?:|www\.|\/|(?:[\p{L}\d_-]+\.)+[a-z]{2,4}(?![\p{L}\d]))/u.test(start)
  );
}

/**
 * The misspellings in a content folder's texts, and their deviations from the house style.
 * @param styleRules what the house style says besides of this content
 */
export async function spellingFindings(
  content: Content,
  styleRules: readonly StyleRule[],
  folder: string,
  files: string[],
): Promise<SpellingFinding[]> {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const { isSpelled, nearest } = await polishSpelling(read(OWN_WORDS));
  const rules = [...generalRules, ...styleRules, ...preferredWords(read("wybrane-slowa.txt"))];
  return files.flatMap((file) => {
    const source = parseContent(file, read(file));
    const unknown = unknownWords(content, source, isSpelled).map((finding) => ({
      ...finding,
      nearest: orList.format(nearest(finding.words).map((one) => `„${one}”`)),
    }));
    return [...unknown, ...styleFindings(content, source, rules)].map((finding) => ({
      file,
      ...finding,
    }));
  });
}

/** Deviations of a file's texts from the house style, with their replacements. */
export const styleFindings = (content: Content, source: ContentFile, rules: readonly StyleRule[]) =>
  textsOf(content, source).flatMap(({ text, ...position }) =>
    rules.flatMap((rule) => rule(text)).map((finding) => ({ ...position, ...finding })),
  );
