import { askServer } from "../../browser/ask-server";
import { askFor, goodWord } from "../../browser/dialog";
import { byId } from "../../browser/element";

/** What the server answers. */
interface Shown {
  page: string;
  isRunning: boolean;
}

/** Milliseconds between two looks at a publication that is going on, or at a server that does not answer. */
const SOON = 1000;

const shown = new Map<string, string>();
let timer: number | undefined;

/** Shows what is new on the page, and only that, so that nothing that is read or focused jumps. */
function show(page: string): void {
  const fresh = new DOMParser().parseFromString(page, "text/html");
  for (const { id, innerHTML } of fresh.querySelectorAll("[data-part]")) {
    if (shown.get(id) === innerHTML) continue;
    shown.set(id, innerHTML);
    byId(id).innerHTML = innerHTML;
    for (const item of byId(id).querySelectorAll<HTMLElement>("[data-word]")) {
      item.append(goodWord(item.dataset.word ?? ""));
    }
  }
  for (const { id, hidden, ariaDisabled } of fresh.querySelectorAll<HTMLElement>("button[id]")) {
    Object.assign(byId(id), { hidden, ariaDisabled });
  }
}

/** Asks for the state, or for something to be begun, and shows what comes of it. */
async function ask(action: string, sent?: string): Promise<void> {
  window.clearTimeout(timer);
  const failure = shown.get("failure");
  const { body } = await askServer(`publish/${action}`, sent);
  // A server that does not answer is asked again.
  const { page = byId("silent").innerHTML, isRunning = true } = body as Partial<Shown>;
  show(page);
  const isNews = isRunning || shown.get("failure") !== failure;
  if (action !== "state" && isNews) byId("now").scrollIntoView();
  if (isRunning) timer = window.setTimeout(() => void ask("state"), SOON);
}

/** Does what a button names: asks the editor first where it has a question, and sends its form. */
async function press({ form, type, dataset, ariaDisabled }: HTMLButtonElement): Promise<void> {
  if (ariaDisabled === "true") return;
  const { action = "", body, question, places, agree = "" } = dataset;
  if (question) {
    const agrees = await askFor({ ask: question, places: places?.split("\n") ?? [], agree });
    if (!agrees) return;
  }
  if (type !== "submit" || !form) return ask(action, body);
  if (form.reportValidity())
    await ask(action, JSON.stringify(Object.fromEntries(new FormData(form))));
}

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>("button[data-action]");
  if (!button) return;
  event.preventDefault();
  void press(button);
});

// What was saved in another tab meanwhile is shown as soon as this one is looked at.
window.addEventListener("focus", () => void ask("state"));
show(document.documentElement.outerHTML);
void ask("state");
