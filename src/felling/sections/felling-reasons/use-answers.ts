import { navigate } from "gatsby";
import { useEffect } from "react";
import { useQuery } from "../../../hooks/use-query";
import { addressOfAnswers, answersText, readAnswers, TOWN, withTown } from "../../answers";
import { decide, outcomeOf } from "../../decide";
import { useTown } from "../../use-town";

/**
 * The visitor's answers in the address of an outcome's page. Answers that lead to another outcome,
 * as in a link from before the rules changed, redirect there. The message waits
 * for the town, since it is written only once.
 * @param firstLine the first line of the message that tells them, with `{outcome}`
 */
export function useAnswers(
  rules: Queries.FellingRulesFactsFragment,
  outcome: string,
  firstLine: string,
) {
  const query = new URLSearchParams(useQuery());
  const answers = readAnswers(rules, query);
  const named = query.get(TOWN);
  const found = useTown(named);
  const town = found ?? undefined;
  const message = answersText(rules, firstLine, outcome, answers);
  const isAnswered = message !== "";
  const right =
    isAnswered && outcomeOf(rules, answers) !== outcome
      ? withTown(addressOfAnswers(rules, answers), named ?? "")
      : undefined;
  useEffect(() => {
    if (right) navigate(right, { replace: true });
  }, [right]);
  if (!isAnswered || right) return { message: "", rule: undefined, town };
  return { message: found === undefined ? "" : message, town, rule: decide(rules, answers).rule };
}
