import { girthFormality, type GirthRules } from "./girth-formality";

/** From which girth on a tree of unknown species needs which formality. */
export interface GirthStep {
  /** In centimetres; the step begins above it. */
  above: number;
  /** The id of an outcome. */
  outcome: string;
}

/** The girths at which the formality changes, in rising order; the first begins at 0. */
export function girthSteps(rules: GirthRules): GirthStep[] {
  const { answers = [] } = rules.questions.find(({ id }) => id === rules.girth.asked) ?? {};
  const limits = [0, ...answers.flatMap(({ upTo }) => upTo ?? [])].sort((a, b) => a - b);
  return limits
    .flatMap((above) => {
      const outcome = girthFormality(rules, above + 0.1);
      return outcome === undefined ? [] : { above, outcome };
    })
    .filter(({ outcome }, index, all) => outcome !== all[index - 1]?.outcome);
}
