import { isUtf8 } from "node:buffer";
import type { Words } from "../wording";
import type { Position } from "./content-file";

/** The text of a file, and the first place where its bytes are not UTF-8. */
export interface DecodedText {
  text: string;
  error?: Position & Words;
}

/** Decodes a file's bytes as UTF-8 without its byte order mark. */
export function decodeText(content: string | Uint8Array): DecodedText {
  if (typeof content === "string") return { text: content };
  const text = new TextDecoder("utf-8").decode(content);
  return isUtf8(content) ? { text } : { text: "", error: { ...firstBad(text), ...NOT_UTF8 } };
}

/** Where the decoder put its replacement character for the first time. */
function firstBad(text: string): Position {
  const before = text.slice(0, text.indexOf("\ufffd")).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

const NOT_UTF8: Words = {
  problem: "Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne.",
  remedy: "Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie).",
};
