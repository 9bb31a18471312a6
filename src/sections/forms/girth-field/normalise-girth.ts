/** Nobody measures a trunk to more digits. */
const NUMBERS = /\d{1,4}(?:[.,]\d{1,2})?/g;
/** Centimetres of each unit, by the words that may follow the number; a girth without a unit is in centimetres. */
const UNITS: [words: RegExp, centimetres: number][] = [
  [/(?:^|\P{L})mm(?!\p{L})/u, 0.1],
  [/(?:^|\P{L})(?:cali|cale|cal|in|inch)(?!\p{L})|"/u, 2.54],
  [/(?:^|\P{L})m(?:etr\p{L}{0,3})?(?!\p{L})/u, 100],
];
/** What is measured through the trunk, not around it. */
const DIAMETER = /(?:^|\P{L})(?:śr|sr|średnic\p{L}{0,3}|srednic\p{L}{0,3}|fi)(?!\p{L})|[øØ⌀]/u;

/**
 * A trunk's girth in centimetres: `ok. 95 cm` → 95, `1,2 m` → 120, `950 mm` → 95. Undefined without a number, with
 * several, as for several trunks, or where a diameter is named: the law asks for the girth, and a trunk is not round.
 */
export function normaliseGirth(typed: string): number | undefined {
  const text = typed.normalize("NFC").toLowerCase();
  const [number, ...others] = text.match(NUMBERS) ?? [];
  if (!number || others.length > 0 || DIAMETER.test(text)) return undefined;
  const [, unit] = UNITS.find(([words]) => words.test(text)) ?? [undefined, 1];
  return Math.round(Number(number.replace(",", ".")) * unit * 10) / 10 || undefined;
}
