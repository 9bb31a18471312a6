/** A field of the letter. */
interface LetterField {
  /** The most letters, so that the letter has room on one sheet. */
  most: number;
  /** Its lines in the form. */
  rows?: number;
  autoComplete?: string;
}

export type LetterFieldName =
  | "name"
  | "address"
  | "phone"
  | "addressee"
  | "plot"
  | "precinct"
  | "trees";

/**
 * The fields of the letter that tells an office of a felling, in their order: what ustawa o ochronie przyrody,
 * art. 83f ust. 5 asks for (name, plot and a drawing), and what the office needs to answer. All may stay empty.
 */
export const LETTER_FIELDS: Readonly<Record<LetterFieldName, LetterField>> = {
  name: { most: 60, autoComplete: "name" },
  address: { most: 100, rows: 2, autoComplete: "street-address" },
  phone: { most: 20, autoComplete: "tel" },
  addressee: { most: 150, rows: 4 },
  plot: { most: 40 },
  precinct: { most: 80 },
  trees: { most: 100, rows: 2 },
};

export const LETTER_FIELD_NAMES = Object.keys(LETTER_FIELDS) as LetterFieldName[];

/** What a visitor has typed into the letter. */
export type LetterValues = Partial<Record<LetterFieldName, string>>;

/**
 * The office that a letter goes to, with its address, one part a line: the outcome's own, or else the town's; empty
 * where neither is known.
 */
export function addresseeOf(
  own: string | null,
  office: { name: string; head: string | null; post: string | null } | undefined,
): string {
  const parts = own === null ? [office?.head, office?.name, office?.post] : [own];
  return parts.flatMap((part) => part?.split(", ") ?? []).join("\n");
}
