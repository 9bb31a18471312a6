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
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

/**
 * What is found in a PDF file: its title, empty where it has none, and what is in it besides what is looked at, by PDF's
 * names (`JS`, `EmbeddedFiles`). Or why it can't be read.
 */
export type ExaminedPdf =
  | { title: string; extras: string[] }
  | { unread: "pdfBroken" | "pdfLocked" };

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

/** Keys of what programs note for themselves: who wrote it, where, and when (ISO 32000-2, 14.3.2, 14.5; 12.3.4). */
const PRIVATE_KEYS = ["Metadata", "PieceInfo", "Thumb", "LastModified"];

/**
 * The file that holds nothing but what `examinePdf` sees in it, and what a page shows: no older versions of its objects,
 * nothing between them, no author and no other note, no object to which nothing leads.
 * @param title its title; empty where it keeps its own
 */
export async function rewritePdf(bytes: Uint8Array, title: string): Promise<Uint8Array> {
  const document = await loadPdf(bytes);
  const { context } = document;
  for (const dict of dictionariesOf(context)) remove(dict, (key) => PRIVATE_KEYS.includes(key));
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict) remove(info, (key) => key !== "Title");
  removeUnreached(context);
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

function remove(dict: PDFDict, isPrivate: (key: string) => boolean): void {
  for (const key of dict.keys()) if (isPrivate(key.decodeText())) dict.delete(key);
}

function removeUnreached(context: PDFContext): void {
  const { Root, Info, ID } = context.trailerInfo;
  const reached = new Set<PDFRef>();
  const left: (PDFObject | undefined)[] = [Root, Info, ID];
  while (left.length > 0) {
    const object = left.pop();
    if (!(object instanceof PDFRef)) left.push(...partsOf(object));
    else if (!reached.has(object)) {
      reached.add(object);
      left.push(context.lookup(object));
    }
  }
  for (const [ref] of context.enumerateIndirectObjects())
    if (!reached.has(ref)) context.delete(ref);
}

/** What a dictionary, a stream's or an array holds. */
function partsOf(object: PDFObject | undefined): PDFObject[] {
  const value = object instanceof PDFStream ? object.dict : object;
  if (value instanceof PDFDict) return value.values();
  return value instanceof PDFArray ? value.asArray() : [];
}

/** All dictionaries of a file, those inside others and those of streams, too. */
function dictionariesOf(context: PDFContext): PDFDict[] {
  const found: PDFDict[] = [];
  const left = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    const value = object instanceof PDFStream ? object.dict : object;
    if (value instanceof PDFDict) found.push(value);
    for (const part of partsOf(object)) left.push(part);
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
