const NBSP = "\u00a0";

const UNITS =
  "mm²|cm²|m²|km²|m³|mm|cm|km|m|ha|ary|arów|ar|kg|g|t|l|zł|gr|godz\\.|min|s|°C|szt\\.|lat|lata|dni|r\\.|kB|MB|%";

const oneLetterWord = /(?<=^|[\s(„"'[>–—])([aiouwzAIOUWZ]) (?=\S|$)/gu;
const digitGroups = /(?<=\d) (?=\d{3}(?!\d))/g;
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
const afterAbbreviation = /(?<=(?:^|[^\p{L}])(?:(?:art|ust|lit|poz)\.|pkt|nr|§)) (?=[\p{L}\d])/gu;
const beforeParagraph = /(?<=\d[a-z]?) (?=(?:ust|lit)\.|pkt )/g;
const dashAfterWord = / (?=[–—] )/g;

/**
 * Polish micro-typography for one run of text: no line ends with a one-letter word, starts with a
 * dash, or parts a number from its unit, a phone number from its digits or „art.” from its number.
 * Quotes and dashes stay as written. Source: PWN, Zasady pisowni, „Przenoszenie wyrazów”, and
 * Chwałowski, „Typografia typowej książki”, on sierotki.
 */
export function typography(text: string): string {
  return text
    .replace(oneLetterWord, `$1${NBSP}`)
    .replace(digitGroups, NBSP)
    .replace(beforeUnit, NBSP)
    .replace(afterAbbreviation, NBSP)
    .replace(beforeParagraph, NBSP)
    .replace(dashAfterWord, NBSP);
}
