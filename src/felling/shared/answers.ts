import { type Answers, type FellingRules, UNKNOWN } from "./felling-rules";

/** The guide's address. */
export const GUIDE = "/czy-potrzebne-zezwolenie";

/** The page of an outcome. */
export const outcomeAddress = (id: string) => `${GUIDE}/${id}`;

/** What the form without a script sends along: it asks for the outcome, not for the next question. */
export const FINISH = "wynik";

/** The rules with the words that a text of the answers needs. */
export interface WordedRules extends FellingRules {
  questions: readonly WordedQuestion[];
}

interface WordedQuestion {
  readonly id: string;
  /** The question in a few words. */
  readonly short: string;
  readonly answers: readonly { readonly id: string; readonly label: string }[];
}

/** The answers that a query holds. Whatever the rules don't know is passed over: anybody may write a query. */
export function readAnswers({ questions }: FellingRules, query: URLSearchParams): Answers {
  const given = questions.flatMap(({ id, answers }): [string, string][] => {
    const value = query.get(id);
    const isKnown = value === UNKNOWN || answers.some((answer) => answer.id === value);
    return value !== null && isKnown ? [[id, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The answers as a query with its question mark, in the order of the questions; empty without any. */
export function queryOfAnswers({ questions }: FellingRules, answers: Answers): string {
  const query = new URLSearchParams(
    questions.flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  ).toString();
  return query && `?${query}`;
}

/** Each answered question in a few words, with its answer. */
export function answerLines(
  { questions }: WordedRules,
  answers: Answers,
  unknown: string,
): { id: string; question: string; answer: string }[] {
  return questions.flatMap(({ id, short, answers: known }) => {
    const given = answers[id];
    if (given === undefined) return [];
    const label = known.find((answer) => answer.id === given)?.label ?? unknown;
    return [{ id, question: short, answer: label }];
  });
}

/** The answers as a text for the message of an enquiry. */
export const answersText = (rules: WordedRules, answers: Answers, unknown: string) =>
  answerLines(rules, answers, unknown)
    .map(({ question, answer }) => `${question}: ${answer}`)
    .join("\n");
