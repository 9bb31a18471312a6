import { type Answers, type FellingRules, UNKNOWN } from "./felling-rules";

/** What follows from the answers so far. Outcomes are indices into the list, from the mildest. */
export interface Decision {
  /** The outcome, unless further answers make it milder. */
  outcome: number;
  /** The mildest outcome that further answers can lead to; equals `outcome` once all are given. */
  mildest: number;
  /** The index of the deciding rule; undefined if none matches. */
  rule: number | undefined;
  /** Unanswered questions that can still change the outcome. */
  open: ReadonlySet<string>;
}

/**
 * Decides by the first matching rule. A question answered with `UNKNOWN` is tried with each of its
 * answers, and the strictest outcome counts: not knowing is never milder than any answer. If no
 * rule matches, the strictest outcome of all counts.
 */
export function decide(rules: FellingRules, answers: Answers): Decision {
  const known = Object.entries(answers).filter(([, answer]) => answer !== UNKNOWN);
  return weigh(rules, answers, Object.fromEntries(known), 0);
}

/** The id of the outcome that the answers lead to. */
export const outcomeOf = (rules: FellingRules, answers: Answers): string =>
  rules.outcomes[decide(rules, answers).outcome]?.id ?? "";

/** The questions that can still change the outcome, the next one first; none once it is certain. */
export function openQuestions<Rules extends FellingRules>(
  rules: Rules,
  answers: Answers,
): Rules["questions"][number][] {
  const { open } = decide(rules, answers);
  return rules.questions.filter(({ id }) => open.has(id));
}

const NONE: ReadonlySet<string> = new Set();

function weigh(rules: FellingRules, given: Answers, known: Answers, from: number): Decision {
  const next = follow(rules, known, from);
  if (next.question === undefined) return leaf(rules, next.rule);
  const isUnknown = given[next.question] === UNKNOWN;
  const branches = answersTo(rules, next.question).map((answer) =>
    weigh(rules, given, { ...known, [next.question]: answer }, next.rule),
  );
  // The content check refuses an empty list of answers.
  const strictest = branches.reduce((one, other) => (other.outcome > one.outcome ? other : one));
  const leasts = branches.map(({ mildest }) => mildest);
  const mildest = isUnknown ? Math.max(...leasts) : Math.min(...leasts);
  if (mildest === strictest.outcome) return { ...strictest, mildest, open: NONE };
  const open = new Set(isUnknown ? [] : [next.question]);
  for (const branch of branches) for (const question of branch.open) open.add(question);
  return { ...strictest, mildest, open };
}

function leaf({ rules, outcomes }: FellingRules, rule: number): Decision {
  const id = rules[rule]?.outcome;
  const place = outcomes.findIndex((outcome) => outcome.id === id);
  const outcome = place < 0 ? outcomes.length - 1 : place;
  return { outcome, mildest: outcome, rule: rules[rule] && rule, open: NONE };
}

type Next = { question: undefined; rule: number } | { question: string; rule: number };

/** The first matching rule, or the number of rules, and the question to answer before it can decide, if any. */
function follow({ rules }: FellingRules, known: Answers, from: number): Next {
  for (let rule = from; rule < rules.length; rule++) {
    const when = rules[rule]?.when ?? [];
    const isOut = when.some(({ asked, oneOf }) => {
      const answer = known[asked];
      return answer !== undefined && !oneOf.includes(answer);
    });
    if (isOut) continue;
    return { rule, question: when.find(({ asked }) => known[asked] === undefined)?.asked };
  }
  return { rule: rules.length, question: undefined };
}

const answersTo = ({ questions }: FellingRules, question: string) =>
  questions.find(({ id }) => id === question)?.answers.map(({ id }) => id) ?? [];

/** What the rules miss: sets of answers that no rule matches, one for each gap, and rules that never decide. */
export interface Survey {
  gaps: Answers[];
  idle: number[];
}

/** Tries every set of answers that the rules ask for. All questions and answers that they name must exist. */
export function surveyRules(rules: FellingRules): Survey {
  const gaps: Answers[] = [];
  const reached = new Set<number>();
  const visit = (known: Answers, from: number): void => {
    const { rule, question } = follow(rules, known, from);
    if (question !== undefined) {
      for (const answer of answersTo(rules, question))
        visit({ ...known, [question]: answer }, rule);
    } else if (rule < rules.rules.length) reached.add(rule);
    else gaps.push(known);
  };
  visit({}, 0);
  return { gaps, idle: [...rules.rules.keys()].filter((rule) => !reached.has(rule)) };
}
