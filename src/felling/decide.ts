import { type Answers, type Condition, type FellingRules, UNKNOWN } from "./felling-rules";

/**
 * The verdict for the answers given so far. `outcome` and `mildest` index `rules.outcomes`, mildest
 * first.
 */
export interface Decision {
  /** The outcome, unless further answers make it milder. */
  outcome: number;
  /** No further answers lead to a milder outcome; equals `outcome` once all are given. */
  mildest: number;
  /** The index of the deciding rule; undefined if none matches. */
  rule: number | undefined;
}

/**
 * Decides by the first matching rule. A question answered with `UNKNOWN` is tried with each of its
 * answers, and the strictest outcome counts: not knowing is never milder than any answer. If no
 * rule matches, the strictest outcome of all counts.
 */
export function decide(rules: FellingRules, answers: Answers): Decision {
  return weigh(treeOf(rules), answers);
}

/** The id of the outcome that the answers lead to. */
export const outcomeOf = (rules: FellingRules, answers: Answers): string =>
  rules.outcomes[decide(rules, answers).outcome]?.id ?? "";

/** The questions that can still change the outcome, the next one first; none once it is certain. */
export function openQuestions<Rules extends FellingRules>(
  rules: Rules,
  answers: Answers,
): Rules["questions"][number][] {
  return rules.questions.filter(
    ({ id }) => answers[id] === undefined && canChange(rules, answers, id),
  );
}

/**
 * Whether there are answers to the other questions with which the outcome depends on this one. That
 * a rule asks for it is not enough: where another question is answered with `UNKNOWN`, the strictest
 * of its answers may decide, whatever the rules for the others ask.
 */
function canChange(rules: FellingRules, answers: Answers, question: string): boolean {
  const tree = treeOf(rules);
  const verdicts = answersTo(rules, question).map((answer) =>
    weigh(tree, { ...answers, [question]: answer }),
  );
  const highest = Math.max(...verdicts.map(({ mildest }) => mildest));
  const lowest = Math.min(...verdicts.map(({ outcome }) => outcome));
  if (highest > lowest) return true;
  const next = verdicts.find((verdict) => verdict.next !== undefined)?.next;
  if (next === undefined) return false;
  return answersTo(rules, next).some((answer) =>
    canChange(rules, { ...answers, [next]: answer }, question),
  );
}

const answersTo = ({ questions }: FellingRules, question: string) =>
  questions.find(({ id }) => id === question)?.answers.map(({ id }) => id) ?? [];

/** A decision on the way to which a question may be open. */
interface Verdict extends Decision {
  /** An unanswered question on which the outcome may depend. */
  next: string | undefined;
}

function weigh(tree: Tree, answers: Answers): Verdict {
  if (tree.question === undefined) return tree;
  const given = answers[tree.question];
  const branch = tree.branches.get(given ?? "");
  if (branch) return weigh(branch, answers);
  const verdicts = Array.from(tree.branches.values(), (each) => weigh(each, answers));
  const strictest = verdicts.reduce((one, other) => (isStricter(other, one) ? other : one));
  const mildestOnes = verdicts.map((verdict) => verdict.mildest);
  const mildest = given === UNKNOWN ? Math.max(...mildestOnes) : Math.min(...mildestOnes);
  const open = given === UNKNOWN ? verdicts.find(({ next }) => next)?.next : tree.question;
  return { ...strictest, mildest, next: mildest === strictest.outcome ? undefined : open };
}

/** Of two verdicts with one outcome, the one that depends less on further answers explains it better. */
const isStricter = (one: Verdict, other: Verdict) =>
  one.outcome > other.outcome || (one.outcome === other.outcome && one.mildest > other.mildest);

/** What the rules ask in turn until one of them decides. */
type Tree = Leaf | Branching;

interface Leaf extends Verdict {
  question?: undefined;
  next: undefined;
  /** The answers that lead here. */
  answers: Answers;
}

interface Branching {
  question: string;
  /** By answer; the content check refuses a question without any. */
  branches: ReadonlyMap<string, Tree>;
}

const trees = new WeakMap<FellingRules, Tree>();

/** The tree of rules, grown once: the guide looks through it many times for each answer. */
function treeOf(rules: FellingRules): Tree {
  const grown = trees.get(rules) ?? grow(rules, {});
  trees.set(rules, grown);
  return grown;
}

function grow(rules: FellingRules, answers: Answers): Tree {
  const index = rules.rules.findIndex(({ when }) =>
    when.every((condition) => canHold(condition, answers)),
  );
  const rule = rules.rules[index];
  const question = rule?.when.find(({ asked }) => answers[asked] === undefined)?.asked;
  if (question === undefined) {
    const place = rules.outcomes.findIndex(({ id }) => id === rule?.outcome);
    const outcome = place < 0 ? rules.outcomes.length - 1 : place;
    return { outcome, mildest: outcome, rule: rule && index, next: undefined, answers };
  }
  const branches = answersTo(rules, question).map((answer): [string, Tree] => [
    answer,
    grow(rules, { ...answers, [question]: answer }),
  ]);
  return { question, branches: new Map(branches) };
}

const canHold = ({ asked, oneOf }: Condition, answers: Answers) =>
  answers[asked] === undefined || oneOf.includes(answers[asked]);

/** Sets of answers that no rule matches, one for each gap, and the indices of rules that never decide. */
export interface Coverage {
  gaps: Answers[];
  unreachable: number[];
}

/** Tries every set of answers for which the rules ask. All questions and answers that they name must exist. */
export function surveyRules(rules: FellingRules): Coverage {
  const leaves = leavesOf(treeOf(rules));
  const deciding = new Set(leaves.map(({ rule }) => rule));
  return {
    gaps: leaves.filter(({ rule }) => rule === undefined).map(({ answers }) => answers),
    unreachable: [...rules.rules.keys()].filter((rule) => !deciding.has(rule)),
  };
}

const leavesOf = (tree: Tree): Leaf[] =>
  tree.question === undefined ? [tree] : [...tree.branches.values()].flatMap(leavesOf);
