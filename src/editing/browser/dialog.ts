import { count } from "../../content/wording";
import type { Complaint, Question } from "../change/answers";

/**
 * Shows why something was not saved, until the editor closes it: a notice that goes by itself would be
 * gone before it is read.
 */
export function showComplaints(
  heading: string,
  complaints: readonly Complaint[],
): Promise<boolean> {
  const list = complaints.map(({ problem, remedy }) => {
    const item = element("li", problem);
    if (remedy) item.append(element("br"), remedy);
    return item;
  });
  const total = count(list.length, "rzecz", "rzeczy", "rzeczy");
  return open(
    `${heading} Do poprawienia: ${total}.`,
    "Wszystko, co wpisano, zostało w polach.",
    list,
    [["Zamknij", true]],
  );
}

/** Asks before something is done; the answer that changes nothing has the focus. */
export function askFor({ ask, places, agree }: Question): Promise<boolean> {
  const list = places.map((place) => element("li", place));
  return open(ask, "", list, [
    ["Zostaw bez zmian", false],
    [agree, true],
  ]);
}

function open(
  heading: string,
  note: string,
  list: HTMLElement[],
  buttons: [label: string, answer: boolean][],
): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.className = "own-dialog";
  dialog.role = "alertdialog";
  const title = element("h2", heading);
  title.id = "own-dialog-title";
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.append(title);
  if (list.length > 0) {
    const body = element("ul");
    body.id = "own-dialog-list";
    body.append(...list);
    dialog.setAttribute("aria-describedby", body.id);
    dialog.append(body);
  }
  if (note) dialog.append(element("p", note));
  const row = element("p");
  row.className = "own-dialog-buttons";
  dialog.append(row);
  document.body.append(dialog);
  return new Promise((answered) => {
    for (const [label, answer] of buttons) {
      const button = element("button", label);
      button.addEventListener("click", () => dialog.close(answer ? "yes" : ""));
      row.append(button);
    }
    dialog.addEventListener("close", () => {
      dialog.remove();
      answered(dialog.returnValue === "yes");
    });
    dialog.showModal();
  });
}

function element(name: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
