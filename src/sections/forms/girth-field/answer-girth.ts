import { normaliseGirth } from "./normalise-girth";

/** On the live region that says what a girth requires. */
export const GIRTH_ANSWER = "data-girth-answer";

/** Says in a form what the girth typed into it usually requires, as soon as it is one. */
export function answerGirth(
  form: HTMLElement,
  rules: Queries.GirthRulesQuery["fellingRules"],
  signal: AbortSignal,
): void {
  const answer = form.querySelector(`[${GIRTH_ANSWER}]`);
  const input = answer?.parentElement?.querySelector("input");
  if (!answer || !input) return;
  const say = () => {
    const measured = normaliseGirth(input.value);
    const step = measured && rules.girthSteps.findLast(({ above }) => measured > above);
    if (!step) return answer.replaceChildren();
    const link = Object.assign(document.createElement("a"), { href: step.path });
    link.textContent = step.title;
    // said once, not with each letter
    if (answer.querySelector("a")?.href !== link.href)
      answer.replaceChildren(`${rules.girth.hint} `, link);
  };
  form.addEventListener("input", say, { signal });
  // typed before the scripts came
  say();
}
