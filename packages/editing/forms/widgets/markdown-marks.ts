/** What takes the place of the selected text. */
export interface TextChange {
  text: string;
  /** How many letters before the end the caret stands then; 0 where it is left out. */
  caretBeforeEnd?: number;
}

/** Bold words, or plain ones where they are bold; without a selection the caret stands between the marks. */
export function asBold(selected: string): TextChange {
  const bold = /^\*\*([\s\S]+)\*\*$/.exec(selected);
  if (bold) return { text: bold[1] ?? "" };
  const caretBeforeEnd = selected === "" ? 2 : 0;
  return { text: `**${selected}**`, caretBeforeEnd };
}

/** Each selected line as a point of a list, or as a plain line where all are points. */
export function asList(selected: string): TextChange {
  const lines = selected.split("\n");
  const areAll = selected !== "" && lines.every((line) => line.startsWith("- "));
  const changed = lines.map((line) => (areAll ? line.slice(2) : `- ${line}`));
  return { text: changed.join("\n") };
}

/** The selected text of a field. */
export const selectionOf = (field: HTMLTextAreaElement): string =>
  field.value.slice(field.selectionStart, field.selectionEnd);

/** Puts a text in place of the selected one, so that the browser can undo it, and gives the field the focus. */
export function replaceSelection(
  field: HTMLTextAreaElement,
  { text, caretBeforeEnd = 0 }: TextChange,
): void {
  field.focus();
  const start = field.selectionStart;
  // The only way that keeps the browser's undo; where there is none, the text is set.
  const isInserted =
    typeof document.execCommand === "function" && document.execCommand("insertText", false, text);
  if (!isInserted) {
    field.setRangeText(text, start, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const caret = start + text.length - caretBeforeEnd;
  field.setSelectionRange(caret, caret);
}
