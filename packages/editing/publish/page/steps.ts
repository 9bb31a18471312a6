import type { Failure } from "../failure";
import type { Step } from "../task";
import { html } from "./html";

const STATES: Record<Step["state"], string> = {
  waiting: "czeka",
  running: "trwa",
  done: "gotowe",
  failed: "nie udało się",
  stopped: "przerwano",
};

/** The steps with how far each is. */
export const stepList = (steps: readonly Step[]) => html`
  <ol class="steps">
    ${steps.map(
      (step) => html`
        <li data-state="${step.state}">
          <span>${step.label}:</span> <b>${STATES[step.state]}${timesOf(step)}</b>
          ${step.note && html`<small>${step.note}</small>`}
        </li>
      `,
    )}
  </ol>
`;

/** How long a step takes, and took last time. */
function timesOf({ state, began = 0, ended, usual }: Step): string {
  const own = state === "running" || state === "done" ? (ended ?? Date.now()) - began : 0;
  const last = state === "running" || state === "waiting" ? inWords(usual) : "";
  const times = [inWords(own), last && `ostatnio ${last}`].filter(Boolean);
  return times.length > 0 ? ` (${times.join(", ")})` : "";
}

function inWords(milliseconds = 0): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return "";
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Why something failed, and what to do; the browser adds a button to a word that may be good. */
export const failureBox = ({ complaints, log }: Failure) => html`
  <div class="failure" role="alert">
    <ul>
      ${complaints.map(
        ({ problem, remedy, word }) => html`
          <li ${word && html`data-word="${word}"`}>${problem}${remedy && html`<br />${remedy}`}</li>
        `,
      )}
    </ul>
    ${
      log &&
      html`<details>
        <summary>Zapis dla osoby technicznej</summary>
        <pre tabindex="0">${log}</pre>
      </details>`
    }
  </div>
`;
