import { outcomeOf } from "./decide";
import { type FellingRules, UNKNOWN } from "./felling-rules";

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
    /** The answers to the girth in rising order, the last one without a limit in centimetres. */
    readonly answers: readonly { readonly id: string; readonly upTo?: number | null }[];
  }[];
}

/** From which girth on a tree of unknown species needs which formality. */
export interface GirthStep {
  /** In centimetres, 5 cm above the ground; the step begins above it. */
  above: number;
  /** The id of an outcome. */
  outcome: string;
}

/**
 * The girths at which the formality changes, in rising order; the first begins at 0. They are those of a tree
 * in most gardens: on a private person's land and not felled for a business. Its species is unknown, so the
 * strictest counts.
 */
export function girthSteps(rules: GirthRules): GirthStep[] {
  const { asked, species, usual } = rules.girth;
  const { answers = [] } = rules.questions.find(({ id }) => id === asked) ?? {};
  const known = Object.fromEntries(usual.map((one) => [one.asked, one.given]));
  return answers
    .map(({ id }, index) => ({
      above: answers[index - 1]?.upTo ?? 0,
      outcome: outcomeOf(rules, { ...known, [species]: UNKNOWN, [asked]: id }),
    }))
    .filter(({ outcome }, index, all) => outcome !== all[index - 1]?.outcome);
}
