import { count } from "../../content-model/browser";
import type { Complaint, Question } from "../change/answers";
import { element } from "./element";

/**
 * Shows why something was not saved, until the editor closes it: a notice that goes by itself would be
 * gone before it is read.
 */
export function showComplaints(
  heading: string,
  complaints: readonly Complaint[],
): Promise<boolean> {
  const list = complaints.map(complaintItem);
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
  const list = places.map((place) => element("li", {}, place));
  return open(ask, "", list, [
    ["Zostaw bez zmian", false],
    [agree, true],
  ]);
}

/** A reason and what to do, in a list of them. */
export const complaintItem = ({ problem, remedy }: Complaint) =>
  element("li", {}, problem, ...(remedy ? [element("br"), remedy] : []));

function open(
  heading: string,
  note: string,
  list: HTMLElement[],
  buttons: [label: string, answer: boolean][],
): Promise<boolean> {
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
