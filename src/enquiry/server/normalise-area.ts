const NUMBERS = /\d{1,3}(?:[\s.]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?/g;
/** What stands between the two sides of a plot: `30 m x 40 m`. */
const TIMES = /^ ?m? ?[x×*] ?$/;

function toNumber(text: string, isLarge: boolean): number {
  const plain = text.replace(/\s/g, "");
  // In square metres three digits after a mark are thousands: there is no plot of 1.2 m².
  const hasThousands = isLarge ? /^[1-9]\d{0,2}([.,])\d{3}$/ : /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
  if (hasThousands.test(plain)) return Number(plain.replace(/[.,]/g, ""));
  const dots = plain.match(/\./g)?.length ?? 0;
  const isGrouped = dots > 1 || (dots === 1 && plain.includes(","));
  return Number((isGrouped ? plain.replace(/\./g, "") : plain).replace(",", "."));
}

/**
 * A plot's area in m²: `ok. 8 arów` → 800, `1 200,5 m²` → 1200.5, `pół hektara` → 5000,
 * `30 x 40` → 1200. Undefined if there is no number, or several that could be meant.
 */
export function normaliseArea(typed: string): number | undefined {
  const text = typed
    .normalize("NFC")
    .toLowerCase()
    .replace(/półtora/g, "1,5")
    .replace(/pół/g, "0,5")
    .replace(/m\s?[2²]|m\^2/g, " ")
    .replace(/\s+/g, " ");
  const [first, second, ...others] = text.matchAll(NUMBERS);
  if (!first || others.length > 0) return undefined;
  if (second) {
    const between = text.slice(first.index + first[0].length, second.index);
    if (!TIMES.test(between)) return undefined;
    return round(toNumber(first[0], true) * toNumber(second[0], true));
  }
  const unit = unitOf(text);
  return round(toNumber(first[0], unit === 1) * unit) || undefined;
}

/** How many m² the unit in a text holds. */
function unitOf(text: string): number {
  if (/(?:^|\P{L})(?:ha(?!\p{L})|hektar)/u.test(text)) return 10_000;
  if (/(?:^|\P{L})tys/u.test(text)) return 1000;
  return /(?:^|\P{L})a(?:r(?:y|ów|ach|a|om)?)?(?!\p{L})/u.test(text) ? 100 : 1;
}

/** To hundredths, without the noise of binary fractions. */
const round = (value: number) => Math.round(value * 100) / 100;
