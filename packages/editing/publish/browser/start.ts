import { askFor } from "../../browser/dialog";
import { byId } from "../../browser/element";
import type { PublisherState } from "../publisher-state";
import type { Failure } from "../steps";
import { isOff, show, showFailure } from "./show";

/** Milliseconds between two looks at a publication that is going on. */
const SOON = 1000;

let timer: number | undefined;

/** Asks for the state, or for something to be begun, and shows what comes of it. */
async function ask(name: string, body?: object): Promise<void> {
  window.clearTimeout(timer);
  const isBegun = name !== "state";
  const options = isBegun ? { method: "POST", ...(body && { body: JSON.stringify(body) }) } : {};
  const response = await fetch(`/admin/opublikuj/${name}`, options).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  const state = response?.ok && answer ? (answer as PublisherState) : undefined;
  if (state) show(state, discard, isBegun);
  else showFailure(response ? failureIn(response, answer) : SILENT, isBegun && Boolean(response));
  const isSoon = state?.isRunning;
  if (isBegun && (isSoon || !state)) byId("now").scrollIntoView();
  if (isSoon || !state) timer = window.setTimeout(() => void ask("state"), SOON * (isSoon ? 1 : 5));
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
  const remedy = "Spróbuj jeszcze raz albo pokaż osobie technicznej zapis poniżej.";
  const complaint = { problem: "W redakcji wystąpił błąd.", remedy };
  return { complaints: [complaint], log: error ?? `HTTP ${status}` };
}

async function discard(file: string, things: string[]): Promise<void> {
  const question = "Odrzucić zapisane zmiany? Będzie znowu tak, jak na stronie w internecie.";
  const agrees = await askFor({ ask: question, places: things, agree: "Odrzuć" });
  if (agrees) await ask("discard", { file });
}

const TAKE_BACK = {
  ask: "Cofnąć ostatnią publikację? Teksty i zdjęcia, które zmieniła, będą znowu takie jak przedtem: na stronie i w redakcji.",
  places: [],
  agree: "Cofnij",
};

/** Lets a button ask for what has its name. */
function listen(name: string, agrees: () => Promise<boolean> | true = () => true): void {
  const button = byId(name);
  button.addEventListener("click", () => {
    if (!isOff(button)) void Promise.resolve(agrees()).then((is) => (is ? ask(name) : undefined));
  });
}

listen("stop");
listen("take-newer");
listen("publish");
listen("take-back", () => askFor(TAKE_BACK));

byId("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = byId<HTMLFormElement>("form");
  const isAsked = !byId("author").hidden;
  if (isOff(byId("prepare")) || (isAsked && !form.reportValidity())) return;
  void ask("prepare", isAsked ? Object.fromEntries(new FormData(form)) : undefined);
});

// What was saved in another tab meanwhile is shown as soon as this one is looked at.
window.addEventListener("focus", () => void ask("state"));
void ask("state");
