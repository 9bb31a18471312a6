/** One mistake in words: what is wrong and, apart, what to do. Both are whole Polish sentences. */
export interface Words {
  problem: string;
  remedy: string;
}

/**
 * The messages of a table as data: the code of each, and the parameters that its function takes first.
 * @typeParam Table functions that say a message, by their codes
 */
export type MessageOf<Table extends Record<string, (params: never, ...more: never[]) => Words>> = {
  [Code in keyof Table]: undefined extends Parameters<Table[Code]>[0]
    ? { code: Code; params?: undefined }
    : { code: Code; params: Parameters<Table[Code]>[0] };
}[keyof Table];

const plurals = new Intl.PluralRules("pl");

/**
 * A number with its noun in the Polish form that it asks for: 1 błąd, 2 błędy, 5 błędów.
 * The forms follow the Unicode CLDR plural rules.
 */
export function count(number: number, one: string, few: string, many: string): string {
  const category = plurals.select(number);
  return `${number} ${category === "one" ? one : category === "few" ? few : many}`;
}

const ONE_DECIMAL = new Intl.NumberFormat("pl", { maximumFractionDigits: 1 });

/** How large a file is: `240 kB`, `1,2 MB`; a kilobyte is a thousand bytes (ISO 80000-13). */
export function size(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${ONE_DECIMAL.format(bytes / 1e6)} MB`;
}

/** A title in Polish quotes; a long one ends after a whole word with „…”. */
export function quoted(title: string): string {
  const line = title.replace(/\s+/g, " ").trim();
  if (line.length <= 30) return `„${line}”`;
  const words = line.slice(0, 30).split(" ").slice(0, -1).join(" ") || line.slice(0, 12);
  return `„${words.replace(/[,.;:–-]$/, "").trimEnd()}…”`;
}

/** What an unseen sign is called: `U+200B` (the Unicode Standard's notation). */
export function codePoint(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
