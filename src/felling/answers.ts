import { outcomeAddress } from "../utils/paths";
import { outcomeOf } from "./decide";
import { type Answers, type FellingRules, UNKNOWN } from "./felling-rules";

/** What the address calls the town, which is asked for last and changes no outcome. */
export const TOWN = "miejscowosc";

/** The rules with the words that a text of the answers needs. */
type WordedRules = Queries.FellingRulesFactsFragment;

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

/** The page of the outcome that answers lead to, with them in its query. */
export const addressOfAnswers = (rules: FellingRules, answers: Answers): string =>
  outcomeAddress(outcomeOf(rules, answers)) + queryOfAnswers(rules, answers);

/** What the address calls a town: its page without the slash. */
export const townId = ({ path }: { path: string }): string => path.slice(1);

/** The town that a query names, if it is one of them. */
export const readTown = <Town extends { path: string }>(
  towns: readonly Town[],
  query: URLSearchParams,
): Town | undefined => towns.find((town) => townId(town) === query.get(TOWN));

/** An address of the guide with a town in its query. */
export function withTown(address: string, town: string): string {
  if (town === "") return address;
  const named = new URLSearchParams({ [TOWN]: town }).toString();
  return `${address}${address.includes("?") ? "&" : "?"}${named}`;
}

/** Each answered question in a few words, with its answer. */
export function answerLines(
  { questions, unknown }: WordedRules,
  answers: Answers,
): { id: string; question: string; answer: string }[] {
  return questions.flatMap(({ id, short, answers: known }) => {
    const given = answers[id];
    if (given === undefined) return [];
    const label = known.find((answer) => answer.id === given)?.label ?? unknown;
    return [{ id, question: short, answer: label }];
  });
}

/** Outcome and answers as a text for the message of an enquiry; empty without answers. */
export function answersText(rules: WordedRules, outcome: string, answers: Answers): string {
  const lines = answerLines(rules, answers).map(({ question, answer }) => `${question}: ${answer}`);
  const title = rules.outcomes.find(({ id }) => id === outcome)?.title ?? "";
  return lines.length > 0 ? [title, ...lines].join("\n") : "";
}
