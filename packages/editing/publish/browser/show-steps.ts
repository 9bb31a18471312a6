import { complaintItem } from "../../browser/dialog";
import { element } from "../../browser/element";
import type { Failure, Step } from "../steps";

const STATES: Record<Step["state"], string> = {
  waiting: "czeka",
  running: "trwa",
  done: "gotowe",
  failed: "nie udało się",
  stopped: "przerwano",
};

/** The steps with how far each is. */
export const stepList = (steps: readonly Step[]): HTMLElement =>
  element(
    "ol",
    { class: "steps" },
    ...steps.map((step) =>
      element(
        "li",
        { "data-state": step.state },
        element("span", {}, step.label, ": "),
        element("b", {}, STATES[step.state] + timesOf(step)),
        ...(step.note ? [element("small", {}, step.note)] : []),
      ),
    ),
  );

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

/** Why something failed, and what to do. */
export function failureBox({ complaints, log }: Failure): HTMLElement {
  const summary = element("summary", {}, "Zapis dla osoby technicznej");
  return element(
    "div",
    { class: "failure", role: "alert" },
    element("ul", {}, ...complaints.map(complaintItem)),
    ...(log ? [element("details", {}, summary, element("pre", { tabindex: "0" }, log))] : []),
  );
}
