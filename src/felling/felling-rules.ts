/** The answer of a visitor who doesn't know. */
export const UNKNOWN = "nie-wiem";

/** The felling rules, as far as decisions need them; the content adds their texts. */
export interface FellingRules {
  /** In the order in which they are asked. */
  questions: readonly Question[];
  /** From the mildest to the strictest. */
  outcomes: readonly { readonly id: string }[];
  /** The first matching rule decides. */
  rules: readonly Rule[];
}

interface Question {
  readonly id: string;
  readonly answers: readonly { readonly id: string }[];
}

/** The outcome that follows if all conditions are met. */
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

/** Answers by question. A missing question has not been asked yet. */
export type Answers = Readonly<Record<string, string>>;
