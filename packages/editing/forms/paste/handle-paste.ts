import type { ClipboardEvent } from "react";
import { cleanPastedText, hasTable, joinDividedWords } from "./clean-pasted-text";
import { htmlAsMarkdown } from "./html-as-markdown";
import { linkAddresses, separateParagraphs } from "./paste-as-markdown";

/** What is told of a table that was pasted. */
export const TABLE_NOTICE =
  "W tym, co wklejono, jest tabela, a strona nie ma tabel. Jej wiersze są teraz zwykłym tekstem: ułóż z nich zdania albo punkty.";

/** What is told of words that were divided at the ends of lines, as a PDF file has them. */
const JOINED_NOTICE =
  "Słowa podzielone na końcach wierszy są teraz połączone. Sprawdź te, które mają mieć łącznik, na przykład „biało-zielony”.";

/** More letters than any text of a site has; a paste of more is told, and nothing is pasted. */
const MOST_LETTERS = 50_000;
const LONG_NOTICE = "To za długi tekst, żeby go tu wkleić. Wklejaj po części.";

/**
 * `onPaste` of a text field: inserts the pasted text clean (see `cleanPastedText`), so that „Cofnij” takes it back.
 * Of a Markdown text also points, bold words and links stay, and each paragraph of Word is one.
 * @param onNotice takes what the editor should know of the paste
 */
export function handlePaste(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  { isMarkdown = false, onNotice }: { isMarkdown?: boolean; onNotice: (notice: string) => void },
): void {
  const pasted = event.clipboardData.getData("text/plain");
  if (!pasted) return;
  event.preventDefault();
  if (pasted.length > MOST_LETTERS) return onNotice(LONG_NOTICE);
  const field = event.currentTarget;
  const joined = joinDividedWords(pasted);
  const clean = cleanPastedText(joined);
  const before = field.value.slice(0, field.selectionStart ?? 0);
  const takesMarks = isMarkdown && !before.endsWith("](");
  const html = takesMarks ? htmlAsMarkdown(event.clipboardData.getData("text/html")) : "";
  if (field instanceof HTMLInputElement) insert(field, clean.replace(/\n+/g, " "));
  else if (html) insert(field, linkAddresses(separateParagraphs(cleanPastedText(html))));
  else insert(field, takesMarks ? linkAddresses(clean) : clean);
  if (hasTable(pasted)) onNotice(TABLE_NOTICE);
  else if (joined !== pasted && !html) onNotice(JOINED_NOTICE);
}

/** Inserts a text at the caret. Only `execCommand` is an entry in the browser's list of what can be undone. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isDone =
    typeof document.execCommand === "function" && document.execCommand("insertText", false, text);
  if (isDone) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
