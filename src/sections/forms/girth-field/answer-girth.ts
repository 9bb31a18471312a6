import { drawTrunk, TRUNK } from "./draw-trunk";
import { normaliseGirth } from "./normalise-girth";

/** On the live region that says what a girth requires. */
export const GIRTH_ANSWER = "data-girth-answer";

/** Says in a form what the girth typed into it usually requires, as soon as it is one, and draws such a trunk. */
export function answerGirth(
  form: HTMLElement,
  rules: Queries.GirthRulesQuery["fellingRules"],
  signal: AbortSignal,
): void {
  const answer = form.querySelector(`[${GIRTH_ANSWER}]`);
  const picture = form.querySelector(`[${TRUNK}]`);
  const input = form.querySelector<HTMLInputElement>('[name="girth"]');
  if (!answer || !picture || !input) return;
  const grow = drawTrunk(picture, rules.girthLimits);
  const say = () => {
    const measured = normaliseGirth(input.value);
    grow(measured);
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
