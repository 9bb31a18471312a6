/** What a visitor chooses when none of the answers is known to be true. */
export const UNKNOWN = "nie-wiem";

/** The rules of felling, as far as deciding needs them; the content holds them with their words. */
export interface FellingRules {
  /** In the order in which they are asked. */
  questions: readonly Question[];
  /** From the mildest to the strictest. */
  outcomes: readonly { readonly id: string }[];
  /** The first one that fits decides. */
  rules: readonly Rule[];
}

interface Question {
  readonly id: string;
  readonly answers: readonly { readonly id: string }[];
}

/** Which outcome follows where all conditions are met. */
export interface Rule {
  readonly when: readonly Condition[];
  readonly outcome: string;
}

interface Condition {
  /** The question … */
  readonly asked: string;
  /** … to which one of these answers was given. */
  readonly oneOf: readonly string[];
}

/** Answers by question. A question that is missing was not asked yet. */
export type Answers = Readonly<Record<string, string>>;
