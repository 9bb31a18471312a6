import { navigate } from "gatsby";
import { useEffect } from "react";
import { addressOfAnswers, answersText, readAnswers } from "../../felling/answers";
import { decide, outcomeOf } from "../../felling/decide";
import { useQuery } from "../../hooks/use-query";

/**
 * What the address of an outcome's page says of the visitor's answers. Where they lead to another outcome, as in
 * a link from before a change of the rules, it goes on to that one.
 */
export function useAnswers(rules: Queries.FellingRulesFactsFragment, outcome: string) {
  const answers = readAnswers(rules, new URLSearchParams(useQuery()));
  const message = answersText(rules, outcome, answers);
  const isAnswered = message !== "";
  const right =
    isAnswered && outcomeOf(rules, answers) !== outcome
      ? addressOfAnswers(rules, answers)
      : undefined;
  useEffect(() => {
    if (right) navigate(right, { replace: true });
  }, [right]);
  if (!isAnswered || right) return { message: "", rule: undefined };
  return { message, rule: decide(rules, answers).rule };
}
