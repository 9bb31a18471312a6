import { outcomeOf } from "./decide";
import { type FellingRules, UNKNOWN } from "./felling-rules";

/** The rules with what a measured girth needs. */
export interface GirthRules extends FellingRules {
  /** Which question asks for the girth, and the answers that are true of a tree in most gardens. */
  girth: {
    readonly asked: string;
    readonly species: string;
    readonly usual: readonly { readonly asked: string; readonly given: string }[];
  };
  questions: readonly {
    readonly id: string;
    /** The answers about girth in ascending order of their limits in centimetres; the last has no limit. */
    readonly answers: readonly { readonly id: string; readonly upTo?: number | null }[];
  }[];
}

/** The girth from which a tree of unknown species needs a formality. */
export interface GirthStep {
  /** In centimetres, measured 5 cm above the ground; exclusive. */
  above: number;
  /** The id of an outcome. */
  outcome: string;
}

/**
 * The girths at which the formality changes, in ascending order from 0, for a tree in most gardens:
 * on a private person's land, and not felled for a business. Since the species is unknown, the
 * strictest outcome counts.
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

/** The girths at which the answers about girth part, in centimetres, in ascending order. */
export const girthLimits = ({ questions, girth }: GirthRules): number[] =>
  questions
    .filter(({ id }) => id === girth.asked)
    .flatMap(({ answers }) => answers.flatMap(({ upTo }) => upTo ?? []));
