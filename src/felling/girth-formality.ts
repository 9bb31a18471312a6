import { outcomeOf } from "./decide";
import { type Answers, type FellingRules, UNKNOWN } from "./felling-rules";

/** The rules with what a measured girth needs. */
export interface GirthRules extends FellingRules {
  /** Where the girth stands among the questions, and what is true of a tree in most gardens. */
  girth: {
    readonly asked: string;
    readonly species: string;
    readonly usual: readonly { readonly asked: string; readonly given: string }[];
  };
  questions: readonly {
    readonly id: string;
    readonly answers: readonly { readonly id: string; readonly upTo?: number | null }[];
  }[];
}

/**
 * Which formality the girth of a trunk means for a tree in most gardens: a tree on a private person's land
 * that is not felled for a business. Its species is unknown, so the strictest counts.
 * @param centimetres girth, 5 cm above the ground
 * @returns the id of an outcome; undefined where the number is no girth
 */
export function girthFormality(rules: GirthRules, centimetres: number): string | undefined {
  const { asked, species, usual } = rules.girth;
  const range = girthAnswer(rules, centimetres);
  if (range === undefined) return undefined;
  const answers: Answers = {
    ...Object.fromEntries(usual.map((one) => [one.asked, one.given])),
    [species]: UNKNOWN,
    [asked]: range,
  };
  return outcomeOf(rules, answers);
}

/** The answer that a measured girth is: the first whose limit it does not exceed. */
function girthAnswer(rules: GirthRules, centimetres: number): string | undefined {
  if (!(centimetres > 0 && centimetres < Infinity)) return undefined;
  const question = rules.questions.find(({ id }) => id === rules.girth.asked);
  return question?.answers.find(({ upTo }) => centimetres <= (upTo ?? Infinity))?.id;
}
