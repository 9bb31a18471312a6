import { createHash } from "node:crypto";
import path from "node:path";
import { oneAtATime } from "@typed-site/utils";
import { LimitExceeded, runLimited } from "@typed-site/utils/node";
import type { ExaminedPdf } from "./examine-pdf";

/** What the rules need to know about a PDF file; of one that can't be read, why, as the code of its message. */
export type PdfState = { bytes: number } & (
  | ExaminedPdf
  | { unread: "pdfLarge" | "pdfNone" | "pdfBroken" }
);

/** What the program says of a file, and what it writes. */
interface ExaminedFile {
  state: PdfState;
  written: Buffer;
}

/** Larger files are a burden on a phone. */
export const MOST_BYTES = 5_000_000;

/** The marks of a file's beginning and end are within so many bytes of them (ISO 32000-1, annex H.3). */
const EDGE = 1024;

/** A usual file of 5 MB needs about a second and 100 MB. */
const LIMITS = { seconds: 30, megabytes: 400, answer: 2 * MOST_BYTES };

const PROGRAM = path.join(__dirname, `pdf-program${path.extname(__filename)}`);

/** What was read before, by the digest of the bytes: each check of a save reads all files. */
const known = new Map<string, Promise<PdfState>>();

const inTurn = oneAtATime();

/**
 * Looks at a PDF file, in a process that a strange file can't make large or slow.
 * @throws Error where no such process can be started
 */
export function readPdf(content: Buffer): Promise<PdfState> {
  const digest = digestOf(content);
  const read = known.get(digest);
  if (read) return read;
  const state = inTurn(() => examine(content)).then((examined) => examined.state);
  known.set(digest, state);
  state.catch(() => known.delete(digest));
  return state;
}

/**
 * A PDF file written anew, so that it holds nothing but what was looked at.
 * @param title its title; none where it keeps its own
 * @returns empty bytes where it may not be published
 * @throws Error where no process can be started for it
 */
export async function rewritePdf(content: Buffer, title = ""): Promise<ExaminedFile> {
  const { state, written } = await examine(content, ["write", title]);
  if (written.length === 0) return { state, written };
  const stateOfWritten = { ...state, bytes: written.length };
  known.set(digestOf(written), Promise.resolve(stateOfWritten));
  return { state: stateOfWritten, written };
}

const digestOf = (content: Buffer) => createHash("sha256").update(content).digest("base64");

async function examine(content: Buffer, task: readonly string[] = []): Promise<ExaminedFile> {
  const bytes = content.length;
  const nothing = Buffer.alloc(0);
  const unread = unreadable(content);
  if (unread) return { state: { bytes, unread }, written: nothing };
  try {
    const answer = await runLimited(PROGRAM, content, LIMITS, task);
    const end = answer.indexOf("\n");
    const examined = JSON.parse(answer.toString("utf8", 0, end)) as ExaminedPdf;
    return { state: { bytes, ...examined }, written: answer.subarray(end + 1) };
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    return { state: { bytes, unread: "pdfBroken" }, written: nothing };
  }
}

/** What can be seen without reading it. */
function unreadable(content: Buffer) {
  if (content.length > MOST_BYTES) return "pdfLarge";
  if (!content.subarray(0, EDGE).includes("%PDF-")) return "pdfNone";
  return content.subarray(-EDGE).includes("%%EOF") ? undefined : "pdfBroken";
}
