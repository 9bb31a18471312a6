import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

/**
 * What is found in a PDF file: its title, empty where it has none, and what is in it besides what is looked at, by PDF's
 * names (`JS`, `EmbeddedFiles`). Or why it can't be read.
 */
export type ExaminedPdf =
  { title: string; extras: string[] } | { unread: "pdfBroken" | "pdfLocked" };

/** What a click may do: go to a place in the file, or to an address (ISO 32000-2, 12.6.4). */
const ACTIONS = ["GoTo", "URI"];
const ADDRESS = /^(?:https?|mailto|tel):/i;

/** Annotations that show something; a field may be filled in and printed (12.5.6). */
const ANNOTATIONS =
  /^(?:Link|Text|FreeText|Line|Square|Circle|Poly(?:gon|Line)|Highlight|Underline|Squiggly|StrikeOut|Caret|Stamp|Ink|Popup|Widget)$/;

/** Keys of what acts by itself, and of files inside the file. */
const FORBIDDEN_KEYS = ["AA", "AF", "EF", "JS", "XFA"];

/**
 * Looks what is in a PDF file besides what is looked at, by PDF's names. It may need any time and memory, so it runs
 * in a limited process.
 */
export async function examinePdf(bytes: Uint8Array): Promise<ExaminedPdf> {
  try {
    const { context } = await loadPdf(bytes);
    const info = context.lookup(context.trailerInfo.Info);
    const title = info instanceof PDFDict ? textOf(info.lookup(PDFName.of("Title"))) : "";
    const extras = dictionariesOf(context).flatMap(extrasOf);
    return { title: title.trim(), extras: [...new Set(extras)].sort() };
  } catch (error) {
    return { unread: error instanceof EncryptedPDFError ? "pdfLocked" : "pdfBroken" };
  }
}

/**
 * The file that holds nothing but what `examinePdf` sees in it: no older versions of its objects, nothing between them.
 * @param title its title; empty where it keeps its own
 */
export async function rewritePdf(bytes: Uint8Array, title: string): Promise<Uint8Array> {
  const document = await loadPdf(bytes);
  if (title) document.setTitle(title, { showInWindowTitleBar: true });
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** A PDF file with all that is in it; objects that nobody can read are an error. */
const loadPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
    preserveXFA: true,
  });

/** All dictionaries of a file, those inside others and those of streams, too. */
function dictionariesOf(context: PDFContext): PDFDict[] {
  const found: PDFDict[] = [];
  const left = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    const value = object instanceof PDFStream ? object.dict : object;
    const isDictionary = value instanceof PDFDict;
    if (isDictionary) found.push(value);
    const parts = isDictionary ? value.values() : value instanceof PDFArray ? value.asArray() : [];
    for (const part of parts) left.push(part);
  }
  return found;
}

function extrasOf(dict: PDFDict): string[] {
  const at = (key: string) => dict.lookup(PDFName.of(key));
  const [names, opened] = [at("Names"), at("OpenAction")];
  return [
    ...FORBIDDEN_KEYS.filter((key) => at(key)),
    ...["A", "PA", "Next"].flatMap((key) => itemsOf(at(key)).flatMap(extraAction)),
    // Programs write the place where a file opens.
    ...(opened instanceof PDFDict && nameAt(opened, "S") !== "GoTo" ? ["OpenAction"] : []),
    ...itemsOf(at("Annots"))
      .map((annotation) => nameAt(annotation, "Subtype"))
      .filter((name) => !ANNOTATIONS.test(name)),
    ...(names instanceof PDFDict ? names.keys().map((key) => key.decodeText()) : []).filter(
      (name) => name !== "Dests",
    ),
  ];
}

/** The dictionary or dictionaries that a value is. */
const itemsOf = (value: PDFObject | undefined): PDFDict[] =>
  (value instanceof PDFArray
    ? value.asArray().map((_, index) => value.lookup(index))
    : [value]
  ).filter((item) => item instanceof PDFDict);

/** An action that is not allowed, by its name; what stands at the same keys and is no action has no type. */
function extraAction(dict: PDFDict): string[] {
  const type = nameAt(dict, "S");
  if (type === "") return [];
  const isAddress = type !== "URI" || ADDRESS.test(textOf(dict.lookup(PDFName.of("URI"))).trim());
  return ACTIONS.includes(type) && isAddress ? [] : [type];
}

function nameAt(dict: PDFDict, key: string): string {
  const name = dict.lookup(PDFName.of(key));
  return name instanceof PDFName ? name.decodeText() : "";
}

function textOf(value: PDFObject | undefined): string {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return "";
  const bytes = value.asBytes();
  // UTF-8 came with PDF 2.0 (7.9.2.2).
  const isUtf8 = Buffer.from(bytes.subarray(0, 3)).toString("hex") === "efbbbf";
  return isUtf8 ? new TextDecoder().decode(bytes) : value.decodeText();
}
