import { askFor } from "../../browser/dialog";
import { byId } from "../../browser/element";
import type { PublisherState } from "../publisher-state";
import { type Failure, RETRY } from "../steps";
import { type Asked, forgetRefusals, show, showRefusal, showTrouble } from "./show";

/** Milliseconds between two looks at a publication that is going on. */
const SOON = 1000;

const ADDRESS = "/admin/opublikuj";
let timer: number | undefined;

/** Asks for the state, or for something to be begun, and shows what comes of it. */
async function ask(name: string, task?: Asked, body?: object): Promise<void> {
  window.clearTimeout(timer);
  if (task) forgetRefusals();
  const options = task && { method: "POST", ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${ADDRESS}/${name}`, options).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && answer) {
    const state = answer as PublisherState;
    show(state, discard);
    if (state.isRunning) timer = window.setTimeout(() => void ask("state"), SOON);
    return;
  }
  // Without an answer nobody knows whether it was begun; the next state will tell.
  if (!response) showTrouble(SILENT);
  else if (task) showRefusal(task, failureIn(response, answer));
  else showTrouble(failureIn(response, answer));
  timer = window.setTimeout(() => void ask("state"), SOON * 5);
}

const SILENT: Failure = {
  complaints: [
    {
      problem: "Redakcja nie odpowiada.",
      remedy: "Sprawdź w terminalu, czy nadal działa. Ta strona odezwie się do niej ponownie.",
    },
  ],
};

/** What an answer that is no state says. */
function failureIn({ status }: Response, answer: unknown): Failure {
  const { complaints, error } = (answer ?? {}) as Partial<Failure> & { error?: string };
  if (complaints) return { complaints };
  const problem = "W redakcji wystąpił błąd.";
  return { complaints: [{ problem, remedy: RETRY }], log: error ?? `HTTP ${status}` };
}

function discard(file: string, things: string[]): void {
  const question = {
    ask: "Odrzucić zapisane zmiany? Będzie znowu tak, jak na stronie w internecie.",
    places: things,
    agree: "Odrzuć",
  };
  void askFor(question).then((agrees) =>
    agrees ? ask("discard", "discard", { file }) : undefined,
  );
}

const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

byId("prepare").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = byId<HTMLFormElement>("prepare");
  const button = form.querySelector("button");
  if (!button || isOff(button)) return;
  const isAsked = !byId("author").hidden;
  if (isAsked && !form.reportValidity()) return;
  void ask("prepare", "prepare", isAsked ? Object.fromEntries(new FormData(form)) : undefined);
});

byId("stop").addEventListener("click", ({ currentTarget }) => {
  if (!isOff(currentTarget as HTMLElement)) void ask("stop", "prepare");
});

byId("take-newer").addEventListener("click", ({ currentTarget }) => {
  if (!isOff(currentTarget as HTMLElement)) void ask("take-newer", "takeNewer");
});

byId("publish").addEventListener("click", ({ currentTarget }) => {
  if (!isOff(currentTarget as HTMLElement)) void ask("publish", "publish");
});

byId("take-back").addEventListener("click", ({ currentTarget }) => {
  if (isOff(currentTarget as HTMLElement)) return;
  const question = {
    ask: "Cofnąć ostatnią publikację? Teksty i zdjęcia, które zmieniła, będą znowu takie jak przedtem: na stronie i w redakcji.",
    places: [],
    agree: "Cofnij",
  };
  void askFor(question).then((agrees) => (agrees ? ask("take-back", "takeBack") : undefined));
});

// What was saved in another tab meanwhile is shown as soon as this one is looked at.
window.addEventListener("focus", () => void ask("state"));
void ask("state");
