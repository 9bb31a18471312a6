import { complaintItem } from "../../browser/dialog";
import { element } from "../../browser/element";
import type { Failure, Step } from "../steps";

const STATES: Record<Step["state"], string> = {
  waiting: "czeka",
  running: "trwa",
  done: "gotowe",
  skipped: "pominięto",
  failed: "nie udało się",
  stopped: "przerwano",
};

/** The steps with how far each is. */
export function stepList(steps: readonly Step[]): HTMLElement {
  return element(
    "ol",
    { class: "steps" },
    ...steps.map((step) => {
      const { label, state, note } = step;
      const times = timesOf(step);
      const time = times.length > 0 ? ` (${times.join(", ")})` : "";
      return element(
        "li",
        { "data-state": state },
        element("span", {}, label, ": "),
        element("b", {}, STATES[state] + time),
        ...(note ? [element("small", {}, note)] : []),
      );
    }),
  );
}

/** How long a step takes, and took last time. */
function timesOf({ state, began = 0, ended, usual = 0 }: Step): string[] {
  const own = state === "running" || state === "done" ? (ended ?? Date.now()) - began : 0;
  const last = state === "running" || state === "waiting" ? usual : 0;
  return [...inWords(own), ...inWords(last).map((time) => `ostatnio ${time}`)];
}

function inWords(milliseconds: number): string[] {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return [];
  return [seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`];
}

/** Why something failed, and what to do. */
export function failureBox({ complaints, log }: Failure, heading: string): HTMLElement {
  return element(
    "div",
    { class: "failure", role: "alert" },
    // No heading: right below the title of the page it would skip a level.
    element("p", {}, element("strong", {}, heading)),
    element("ul", {}, ...complaints.map(complaintItem)),
    ...(log
      ? [
          element(
            "details",
            {},
            element("summary", {}, "Zapis dla osoby technicznej"),
            element("pre", { tabindex: "0" }, log),
          ),
        ]
      : []),
  );
}
