import { inflateSync } from "node:zlib";
import { type PackedObjects, readPdfTitle } from "./read-pdf-title";

/** What the rules need to know about a PDF file. */
export interface Pdf {
  bytes: number;
  /** Its own title, which a browser shows in the tab; empty where it has none. */
  title: string;
  /** What is in it besides what is looked at, by PDF's names: `JavaScript`, `EmbeddedFiles`. */
  extras: string[];
}

/** A file that can't be read, and why: more than `MOST_BYTES`, no PDF, cut off, or encrypted. */
export interface UnreadPdf {
  bytes: number;
  unread: "large" | "noPdf" | "broken" | "locked";
}

export type PdfState = Pdf | UnreadPdf;

/** Larger files are a burden on a phone. */
export const MOST_BYTES = 5_000_000;

/** Most bytes of unpacked objects; a real file of 5 MB has about a tenth of that. */
const MOST_UNPACKED = 16 * 1024 * 1024;

/** The marks of a file's beginning and end are within so many bytes of them (ISO 32000-1, annex H.3). */
const EDGE = 1024;

/** Scripts, programs to start, files inside the file, forms that send what is typed (ISO 32000-2, 12.6.4 and 12.7). */
const EXTRAS =
  /\/(JavaScript|XFA|Launch|EmbeddedFiles?|FileAttachment|RichMedia|SubmitForm|ImportData)(?=[\s(<>[\]/])/g;

/** The name that announces packed objects (7.5.7). */
const PACKED = /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)/gi;

/** A dictionary of packed objects is far shorter. */
const LONGEST_DICTIONARY = 1000;

/**
 * Reads a PDF file by searching it, in time linear in its length and with a limit to what is
 * unpacked. pdf.js and what is made of it unpack without one, and don't tell of all extras. This
 * sees what programs put into a file; a viewer has to guard against an author who hides from it.
 */
export function readPdf(content: Buffer): PdfState {
  const bytes = content.length;
  if (bytes > MOST_BYTES) return { bytes, unread: "large" };
  // A letter for each byte.
  const text = content.toString("latin1");
  if (!text.slice(0, EDGE).includes("%PDF-")) return { bytes, unread: "noPdf" };
  if (!text.slice(-EDGE).includes("%%EOF")) return { bytes, unread: "broken" };
  if (/\/Encrypt(?=[\s<])/.test(text)) return { bytes, unread: "locked" };
  const packed = unpackObjects(content, text);
  if (!packed) return { bytes, unread: "broken" };
  const parts = [text, ...packed.map((objects) => objects.text)];
  const extras = parts.flatMap((part) =>
    [...plainNames(part).matchAll(EXTRAS)].map(([, name = ""]) => name),
  );
  return {
    bytes,
    title: readPdfTitle(text, packed),
    extras: [...new Set(extras)].sort(),
  };
}

/** The objects that a file holds packed; undefined where they can't be unpacked, or are too many. */
function unpackObjects(content: Buffer, text: string): PackedObjects[] | undefined {
  const packed: PackedObjects[] = [];
  let left = MOST_UNPACKED;
  let end = 0;
  for (const { index } of text.matchAll(PACKED)) {
    // A dictionary may say it twice.
    if (index < end) continue;
    const start = text.indexOf("stream", index);
    if (start < 0) break;
    const before = text.slice(Math.max(end, start - LONGEST_DICTIONARY), start);
    end = start + (text.startsWith("\r\n", start + 6) ? 8 : 7);
    try {
      // It ends where the packed data say.
      const unpacked = inflateSync(content.subarray(end), { maxOutputLength: left });
      left -= unpacked.length;
      const first = Number([...before.matchAll(/\/First\s{1,9}(\d{1,9})/g)].at(-1)?.[1]);
      packed.push({ text: unpacked.toString("latin1"), first });
    } catch {
      return undefined;
    }
  }
  return packed;
}

/** Letters of names that are written as numbers, as they are meant: `/J#53` (7.3.5). */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(parseInt(digits, 16)),
  );
