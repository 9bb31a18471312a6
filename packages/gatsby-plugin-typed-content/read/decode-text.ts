import { isUtf8 } from "node:buffer";

/**
 * Decodes a file's bytes as UTF-8 without its byte order mark.
 * @returns the text, and where its first bytes are that are not UTF-8
 */
export function decodeText(content: string | Uint8Array): { text: string; badAt?: number } {
  if (typeof content === "string") return { text: content };
  const text = new TextDecoder("utf-8").decode(content);
  // There the decoder put its replacement character for the first time.
  return isUtf8(content) ? { text } : { text, badAt: text.indexOf("\ufffd") };
}
