/** Some objects that a PDF file holds packed together (ISO 32000-2, 7.5.7). */
export interface PackedObjects {
  /** Pairs of numbers, each an object's number and its place behind `first`; then the objects. */
  text: string;
  first: number;
}

/**
 * Reads the title in a PDF file's information dictionary (ISO 32000-2, 14.3.3), or in its metadata
 * where that has none.
 * @param text the file, a letter for each byte (Latin-1)
 * @returns the title; empty where there is none
 */
export function readPdfTitle(text: string, packed: readonly PackedObjects[]): string {
  // The last one counts: a program that saves changes adds them at the end (7.5.6).
  const information = [...text.matchAll(/\/Info\s{1,9}(\d{1,9})\s/g)].at(-1)?.[1];
  const [, value = ""] = objectOf(text, packed, information).split(/\/Title(?=[\s(<])/, 2);
  const reference = /^\s{0,9}(\d{1,9})\s{1,9}\d{1,5}\s{1,9}R/.exec(value)?.[1];
  const title = stringIn(reference ? objectOf(text, packed, reference) : value);
  return (decoded(title) || titleInMetadata(text)).trim();
}

/** What an object consists of, by its number; empty where there is none. */
function objectOf(text: string, packed: readonly PackedObjects[], number?: string): string {
  if (number === undefined) return "";
  const start = Math.max(...["\n", "\r"].map((end) => text.lastIndexOf(`${end}${number} 0 obj`)));
  if (start >= 0) return text.slice(text.indexOf("obj", start) + 3, text.indexOf("endobj", start));
  for (const { text: objects, first } of packed) {
    const pairs = objects.slice(0, first).trim().split(/\s+/);
    const at = pairs.findIndex((one, index) => index % 2 === 0 && one === number);
    if (at < 0) continue;
    const next = pairs[at + 3];
    return objects.slice(first + Number(pairs[at + 1]), next ? first + Number(next) : undefined);
  }
  return "";
}

/** A title that goes on is read so far, in bytes. */
const LONGEST_TITLE = 2000;

/** The bytes of the string that an object begins with (7.3.4). */
function stringIn(object: string): string {
  const value = object.trimStart().slice(0, LONGEST_TITLE);
  if (value.startsWith("<")) {
    const [digits = ""] = /^[\da-f\s]*/i.exec(value.slice(1)) ?? [];
    return Buffer.from(digits.replace(/\s/g, ""), "hex").toString("latin1");
  }
  return value.startsWith("(") ? literal(value) : "";
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The bytes of a string in brackets, which may hold pairs of brackets. */
function literal(value: string): string {
  let bytes = "";
  let depth = 0;
  for (const [part, octal, sign] of value.matchAll(/\\([0-7]{1,3})|\\([^])|[^]/g)) {
    if (octal) bytes += String.fromCharCode(parseInt(octal, 8) & 255);
    else if (sign) bytes += ESCAPES[sign] ?? sign;
    else {
      if (part === "(") depth += 1;
      if (part === ")") depth -= 1;
      if (depth === 0) return bytes.slice(1);
      bytes += part;
    }
  }
  return "";
}

/** A text from its bytes (7.9.2.2). Programs write Polish letters in Unicode, so the rest is read as Latin-1. */
function decoded(bytes: string): string {
  const content = Buffer.from(bytes, "latin1");
  if (bytes.startsWith("\xfe\xff") && content.length % 2 === 0) {
    return content.swap16().toString("utf16le").slice(1);
  }
  return bytes.startsWith("\xef\xbb\xbf") ? content.toString("utf8").slice(1) : bytes;
}

/** The title in XMP (ISO 16684-1), which a file has as it is, not packed. */
function titleInMetadata(text: string): string {
  const start = text.lastIndexOf("<dc:title>");
  if (start < 0) return "";
  const [, title = ""] =
    /<rdf:li[^<>]{0,100}>([^<]{1,500})/.exec(text.slice(start, start + 1000)) ?? [];
  return Buffer.from(title, "latin1").toString("utf8").replaceAll("&amp;", "&");
}
