/** Nobody measures a trunk to more digits. */
const NUMBERS = /\d{1,4}(?:[.,]\d{1,2})?/g;
const METRES = /(?:^|\P{L})m(?:etr\p{L}{0,3})?(?!\p{L})/u;

/**
 * A trunk's girth in centimetres: `ok. 95 cm` → 95, `1,2 m` → 120. Undefined without a number, or
 * with several, as for several trunks.
 */
export function normaliseGirth(typed: string): number | undefined {
  const text = typed.normalize("NFC").toLowerCase();
  const [number, ...others] = text.match(NUMBERS) ?? [];
  if (!number || others.length > 0) return undefined;
  const unit = METRES.test(text) ? 100 : 1;
  return Math.round(Number(number.replace(",", ".")) * unit * 10) / 10 || undefined;
}
