/** One mistake in words: what is wrong and, apart, what to do. Both are whole sentences. */
export interface Words {
  problem: string;
  remedy: string;
}

/**
 * Messages as data: the code of each, and what it takes.
 * @typeParam Params what each message takes, by its code; undefined where that is nothing
 */
export type MessageOf<Params> = {
  [Code in keyof Params]: undefined extends Params[Code]
    ? { code: Code; params?: undefined }
    : { code: Code; params: Params[Code] };
}[keyof Params];

/** A title of at most thirty letters; a longer one ends after a whole word with „…”. */
export function shortTitle(title: string): string {
  const line = title.replace(/\s+/g, " ").trim();
  if (line.length <= 30) return line;
  const words = line.slice(0, 30).split(" ").slice(0, -1).join(" ") || line.slice(0, 12);
  return `${words.replace(/[,.;:–-]$/, "").trimEnd()}…`;
}

/** What an invisible character is called: `U+200B` (the Unicode Standard's notation). */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
