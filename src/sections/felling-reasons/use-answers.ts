import { answersText, readAnswers } from "../../felling/shared/answers";
import { decide } from "../../felling/shared/decide";
import { useQuery } from "../../hooks/use-query";

/** What the address of an outcome's page says of the visitor's answers. */
export function useAnswers(rules: Queries.FellingRulesFactsFragment, outcome: string) {
  const answers = readAnswers(rules, new URLSearchParams(useQuery()));
  const message = answersText(rules, outcome, answers);
  return { message, rule: message === "" ? undefined : decide(rules, answers).rule };
}
