import { count } from "../../content-model/browser";
import type { Complaint, Question } from "../change/answers";
import { askServer } from "./ask-server";
import { element } from "./element";

/**
 * Shows why something was not saved, until the editor closes it: a notice that goes by itself would be
 * gone before it is read.
 */
export function showComplaints(heading: string, complaints: readonly Complaint[]): void {
  const total = count(complaints.length, "rzecz", "rzeczy", "rzeczy");
  const title = `${heading} Do poprawienia: ${total}.`;
  void open(title, complaints.map(complaintItem), "Wszystko, co wpisano, zostało w polach.", {
    yes: "Zamknij",
  });
}

/** Asks before something is done; the answer that changes nothing has the focus. */
export async function askFor(question: Question): Promise<boolean> {
  return (await choose(question)) === "yes";
}

/** Asks the same where there may be a newer version to take instead. @returns `yes`, `newer` or nothing */
export function choose({ ask, places, agree, newer }: Question): Promise<string> {
  const list = places.map((place) => element("li", {}, place));
  const note = newer ? "Wszystko, co wpisano, jest jeszcze w polach." : "";
  return open(ask, list, note, {
    "": "Zostaw bez zmian",
    ...(newer && { newer }),
    yes: agree,
  });
}

/** A reason and what to do, in a list of them; a word that may be good is taken for good here. */
export const complaintItem = ({ problem, remedy, word }: Complaint) =>
  element(
    "li",
    {},
    problem,
    ...(remedy ? [element("br"), remedy] : []),
    ...(word ? [goodWord(word)] : []),
  );

/** A button that takes a word for good. */
export function goodWord(word: string): HTMLElement {
  const attributes = { type: "button", class: "own-word" };
  const button = element("button", attributes, `To dobre słowo: „${word}”`);
  button.addEventListener("click", () => {
    void askServer("word", word).then(({ status }) => {
      button.textContent =
        status === 200
          ? `„${word}” jest już w słowniku. Sprawdź jeszcze raz.`
          : `Nie dopisano słowa „${word}”. Sprawdź w terminalu, czy redakcja działa, i spróbuj jeszcze raz.`;
      button.setAttribute("aria-disabled", String(status === 200));
    });
  });
  return button;
}

/** Opens a window. @returns which of its buttons was pressed; nothing for Escape */
function open(
  heading: string,
  list: HTMLElement[],
  note: string,
  buttons: Record<string, string>,
): Promise<string> {
  const dialog = element(
    "dialog",
    {
      class: "own-dialog",
      role: "alertdialog",
      "aria-labelledby": "own-dialog-title",
      "aria-describedby": "own-dialog-list",
    },
    element("h2", { id: "own-dialog-title" }, heading),
    element("ul", { id: "own-dialog-list" }, ...list),
    element("p", {}, note),
    element(
      "form",
      { method: "dialog", class: "own-dialog-buttons" },
      ...Object.entries(buttons).map(([value, label]) => element("button", { value }, label)),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  // Not a word to be taken for good; and the window begins with its heading.
  dialog.querySelector<HTMLElement>("form button")?.focus({ preventScroll: true });
  return new Promise((answered) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      answered(dialog.returnValue);
    });
  });
}
