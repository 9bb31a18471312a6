import { outcomeAddress } from "../utils/paths";
import { uncapitalise } from "../utils/text/capitalise";
import { fillIn } from "../utils/text/fill-in";
import { outcomeOf } from "./decide";
import { type Answers, type FellingRules, UNKNOWN } from "./felling-rules";

/** The query parameter of the town, which is asked for last and changes no outcome. */
export const TOWN = "miejscowosc";

/** The rules with the texts needed to describe answers. */
type WordedRules = Queries.FellingRulesFactsFragment;

/** The answers in a query. Ignores what the rules don't know, because anybody can write a query. */
export function readAnswers({ questions }: FellingRules, query: URLSearchParams): Answers {
  const given = questions.flatMap(({ id, answers }): [string, string][] => {
    const value = query.get(id);
    const isKnown = value === UNKNOWN || answers.some((answer) => answer.id === value);
    return value !== null && isKnown ? [[id, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The answers as a query string with its question mark, in the order of the questions; empty without answers. */
export function queryOfAnswers({ questions }: FellingRules, answers: Answers): string {
  const query = new URLSearchParams(
    questions.flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  ).toString();
  return query && `?${query}`;
}

/** The address of the outcome that the answers lead to, with the answers in its query. */
export const addressOfAnswers = (rules: FellingRules, answers: Answers): string =>
  outcomeAddress(outcomeOf(rules, answers)) + queryOfAnswers(rules, answers);

/** A town's value in the query: its path without the slash. */
export const townId = ({ path }: { path: string }): string => path.slice(1);

/** Adds a town to the query of one of the guide's addresses. */
export function withTown(address: string, town: string): string {
  if (town === "") return address;
  const named = new URLSearchParams({ [TOWN]: town }).toString();
  return `${address}${address.includes("?") ? "&" : "?"}${named}`;
}

/** Each answer as a sentence: „Działka należy do osoby prywatnej.”, with its question in short form. */
export function answerSentences(
  { questions }: WordedRules,
  answers: Answers,
): { id: string; question: string; sentence: string }[] {
  return questions.flatMap(({ id, short, unknown, answers: known }) => {
    const given = answers[id];
    if (given === undefined) return [];
    const sentence = known.find((answer) => answer.id === given)?.sentence ?? unknown;
    return [{ id, question: short, sentence }];
  });
}

/**
 * Outcome and answers as text for an enquiry's message; empty without answers.
 * @param firstLine the first line, with `{outcome}`
 */
export function answersText(
  rules: WordedRules,
  firstLine: string,
  outcome: string,
  answers: Answers,
): string {
  const sentences = answerSentences(rules, answers).map(({ sentence }) => sentence);
  const title = rules.outcomes.find(({ id }) => id === outcome)?.title ?? "";
  if (sentences.length === 0) return "";
  return [fillIn(firstLine, { outcome: uncapitalise(title) }), ...sentences].join("\n");
}
