import type { ClipboardEvent } from "react";
import { cleanPastedText, hasTable, joinDividedWords } from "../../shared/clean-pasted-text";
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

/** A pasted text, clean, and what the editor should know of it. */
export interface Pasted {
  text: string;
  notice: string;
}

/**
 * What is in the clipboard as this site writes texts (see `cleanPastedText`); undefined where there are no words.
 * @param isMarkdown whether points, bold words and links stay, and each paragraph of Word is one
 */
export function pastedText(
  clipboard: Pick<DataTransfer, "getData">,
  isMarkdown: boolean,
): Pasted | undefined {
  const pasted = clipboard.getData("text/plain");
  if (!pasted) return undefined;
  if (pasted.length > MOST_LETTERS) return { text: "", notice: LONG_NOTICE };
  const joined = joinDividedWords(pasted);
  const html = isMarkdown ? htmlAsMarkdown(clipboard.getData("text/html")) : "";
  const clean = html ? separateParagraphs(cleanPastedText(html)) : cleanPastedText(joined);
  const isJoined = joined !== pasted && !html;
  return {
    text: isMarkdown ? linkAddresses(clean) : clean,
    notice: hasTable(pasted) ? TABLE_NOTICE : isJoined ? JOINED_NOTICE : "",
  };
}

/**
 * `onPaste` of a plain field: inserts the pasted text clean, so that „Cofnij” takes it back.
 * @param onNotice takes what the editor should know of the paste
 */
export function handlePaste(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  onNotice: (notice: string) => void,
): void {
  const pasted = pastedText(event.clipboardData, false);
  if (!pasted) return;
  event.preventDefault();
  const isLine = event.currentTarget instanceof HTMLInputElement;
  const text = isLine ? pasted.text.replace(/\n+/g, " ") : pasted.text;
  // Only this is an entry in the browser's list of what can be undone.
  if (text) document.execCommand("insertText", false, text);
  if (pasted.notice) onNotice(pasted.notice);
}
