import { linesOf } from "./own-words";

/** A deviation from the house style, with its replacement. */
export interface StyleFinding {
  words: string;
  advice: string;
}

/** Finds the deviations in one text. */
export type StyleRule = (text: string) => StyleFinding[];

/** Neither inside a word nor the name of a placeholder. */
const START = String.raw`(?<![\p{L}\d{-])`;
const END = String.raw`(?![\p{L}\d])`;

const rule =
  (pattern: RegExp, advice: string): StyleRule =>
  (text) =>
    Array.from(text.matchAll(pattern), ([words]) => ({ words, advice }));

/**
 * Rules about numbers, units and links. Sources: PN-ISO 80000-1 on the space before a unit, PWN on
 * that before „%”, which Polish omits; WCAG 2.4.4 on the purpose of a link's text.
 */
export const generalRules: readonly StyleRule[] = [
  rule(/[\d}][ \u00a0]%/g, "przed „%” nie ma odstępu"),
  rule(/\d[ \u00a0]procent\p{L}*/gu, "po liczbie piszemy „%”"),
  rule(
    new RegExp(String.raw`\d(?:mm|cm|km|ha|kg|zł|MB|m|°C)${END}`, "gu"),
    "między liczbą a jednostką jest odstęp",
  ),
  rule(new RegExp(`${START}[cdkm]?m[23]${END}`, "gu"), "potęgę piszemy znakiem „²” albo „³”"),
  rule(
    /\[(?:(?:kliknij|zobacz|czytaj) )?(?:tu|tutaj|stąd|tam|link|więcej)\]\(/gi,
    "napis odnośnika ma mówić, dokąd prowadzi",
  ),
];

/**
 * Finds words that are written otherwise.
 * @param words a regular expression for whole words; capitals make no difference
 */
export const wordRule = (words: string, advice: string): StyleRule =>
  rule(new RegExp(`${START}(?:${words})${END}`, "giu"), advice);

/**
 * Finds names behind some words, each with advice of its own. One rule for all of them: V8 keeps only a few hundred
 * compiled expressions, so that one for each name is compiled again for each text.
 * @param before a regular expression for the words before a name
 * @param advice by name; capitals make no difference. Where one name begins another, the longer one is found
 */
export function namesRule(before: string, advice: ReadonlyMap<string, string>): StyleRule {
  const adviceOf = new Map([...advice].map(([name, words]) => [name.toLowerCase(), words]));
  const names = [...advice.keys()].sort((a, b) => b.length - a.length).map(literally);
  // without names the pattern matches nothing
  const pattern = new RegExp(`${START}(?:${before}) (${names.join("|") || "(?!)"})${END}`, "giu");
  return (text) =>
    Array.from(text.matchAll(pattern), ([words, name = ""]) => ({
      words,
      advice: adviceOf.get(name.toLowerCase()) ?? "",
    }));
}

/** A text as a part of a regular expression. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Rules for the agreed vocabulary.
 * @param list lines like `samosiew… → samosiejka`; `…` is any ending, `#` starts a comment
 * @throws at a line without an arrow
 */
export function preferredWords(list: string): StyleRule[] {
  return linesOf(list).map((line) => {
    const [avoided = "", preferred] = line.split("→").map((part) => part.trim());
    if (!preferred) throw new Error(`No arrow: ${line}`);
    const words = literally(avoided).replace(/…/g, String.raw`\p{L}*`);
    return wordRule(words, `piszemy „${preferred}”`);
  });
}
