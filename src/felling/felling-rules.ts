/** The answer of a visitor who doesn't know. */
export const UNKNOWN = "nie-wiem";

/** The part of the felling rules that decisions need, without texts. */
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

/** A condition of a rule. */
export interface Condition {
  /** The id of a question. */
  readonly asked: string;
  /** The ids of its answers, one of which must be given. */
  readonly oneOf: readonly string[];
}

/** Answers by question. A missing question has not been asked yet. */
export type Answers = Readonly<Record<string, string>>;
