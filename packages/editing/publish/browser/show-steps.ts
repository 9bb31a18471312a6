import { complaintItem } from "../../browser/dialog";
import { element } from "../../browser/element";
import type { Failure, Step } from "../steps";

const STATES: Record<Step["state"], string> = {
  waiting: "czeka",
  running: "trwa…",
  done: "gotowe",
  skipped: "pominięto",
  failed: "nie udało się",
};

/** The steps with how far each is. */
export function stepList(steps: readonly Step[]): HTMLElement {
  return element(
    "ol",
    { class: "steps" },
    ...steps.map(({ label, state, note, began, ended }) => {
      const seconds = began && ended ? Math.round((ended - began) / 1000) : 0;
      const time = state === "done" && seconds > 0 ? ` (${seconds} s)` : "";
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
