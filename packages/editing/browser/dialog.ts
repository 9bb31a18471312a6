import { count } from "../../content-model/browser";
import type { Complaint, Question } from "../change/answers";
import { askServer } from "./ask-server";
import { element } from "./element";

/**
 * Shows why something was not saved, until the editor closes it: a notice that goes by itself would be
 * gone before it is read.
 */
export function showComplaints(heading: string, complaints: readonly Complaint[]): Promise<string> {
  const list = complaints.map(complaintItem);
  const total = count(list.length, "rzecz", "rzeczy", "rzeczy");
  return open(
    `${heading} Do poprawienia: ${total}.`,
    "Wszystko, co wpisano, zostało w polach.",
    list,
    [["Zamknij", "yes"]],
  );
}

/** Asks before something is done; the answer that changes nothing has the focus. */
export async function askFor(question: Question): Promise<boolean> {
  return (await choose(question)) === "yes";
}

/** Asks the same where there may be a newer version to take instead. */
export function choose({ ask, places, agree, newer }: Question): Promise<string> {
  const list = places.map((place) => element("li", {}, place));
  return open(ask, newer ? "Wszystko, co wpisano, jest jeszcze w polach." : "", list, [
    ["Zostaw bez zmian", ""],
    ...(newer ? ([[newer, "newer"]] as const) : []),
    [agree, "yes"],
  ]);
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

function goodWord(word: string): HTMLElement {
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

function open(
  heading: string,
  note: string,
  list: HTMLElement[],
  buttons: readonly (readonly [label: string, answer: string])[],
): Promise<string> {
  const row = element("p", { class: "own-dialog-buttons" });
  const hasList = list.length > 0;
  const dialog = element(
    "dialog",
    {
      class: "own-dialog",
      role: "alertdialog",
      "aria-labelledby": "own-dialog-title",
      "aria-describedby": hasList ? "own-dialog-list" : undefined,
    },
    element("h2", { id: "own-dialog-title" }, heading),
    ...(hasList ? [element("ul", { id: "own-dialog-list" }, ...list)] : []),
    ...(note ? [element("p", {}, note)] : []),
    row,
  );
  document.body.append(dialog);
  return new Promise((answered) => {
    for (const [label, answer] of buttons) {
      const button = element("button", {}, label);
      button.addEventListener("click", () => dialog.close(answer));
      row.append(button);
    }
    dialog.addEventListener("close", () => {
      dialog.remove();
      answered(dialog.returnValue);
    });
    dialog.showModal();
  });
}
