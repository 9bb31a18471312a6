import { navigate } from "gatsby";
import { useEffect } from "react";
import { useQuery } from "../../../hooks/use-query";
import {
  addressOfAnswers,
  answersText,
  readAnswers,
  readTown,
  townId,
  withTown,
} from "../../answers";
import { decide, outcomeOf } from "../../decide";

/**
 * The visitor's answers in the address of an outcome's page. Answers that lead to another outcome,
 * as in a link from before the rules changed, redirect there.
 * @param firstLine the first line of the message that tells them, with `{outcome}`
 */
export function useAnswers<Town extends { path: string }>(
  rules: Queries.FellingRulesFactsFragment,
  outcome: string,
  firstLine: string,
  towns: readonly Town[],
) {
  const query = new URLSearchParams(useQuery());
  const answers = readAnswers(rules, query);
  const town = readTown(towns, query);
  const message = answersText(rules, firstLine, outcome, answers);
  const isAnswered = message !== "";
  const right =
    isAnswered && outcomeOf(rules, answers) !== outcome
      ? withTown(addressOfAnswers(rules, answers), town ? townId(town) : "")
      : undefined;
  useEffect(() => {
    if (right) navigate(right, { replace: true });
  }, [right]);
  if (!isAnswered || right) return { message: "", rule: undefined, town };
  return { message, town, rule: decide(rules, answers).rule };
}
