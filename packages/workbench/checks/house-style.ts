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
    new RegExp(String.raw`\d(?:mm|cm|km|ha|kg|zł|MB|m|m²|m³|°C)${END}`, "gu"),
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
 * Rules for the agreed vocabulary.
 * @param list lines like `samosiew… → samosiejka`; `…` is any ending, `#` starts a comment
 * @throws at a line without an arrow
 */
export function preferredWords(list: string): StyleRule[] {
  return list
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean)
    .map((line) => {
      const [avoided = "", preferred] = line.split("→").map((part) => part.trim());
      if (!preferred) throw new Error(`No arrow: ${line}`);
      const words = avoided
        .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replace(/…/g, String.raw`\p{L}*`);
      return wordRule(words, `piszemy „${preferred}”`);
    });
}
