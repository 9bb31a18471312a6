import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { slug } from "@typed-site/utils";
import { pdfProblem, rewritePdf } from "gatsby-plugin-typed-content";
import { versionOfBytes } from "../version-of-bytes";
import { complaintOf } from "../wording/complaints";
import type { ContentStore } from "./content-store";
import { Refusal, refusal } from "./errors";

/** A PDF file as it is sent. */
export interface SentPdf {
  bytes: Buffer;
  /** What the editor calls the file. */
  name: string;
  /** The title that it gets where it has none of its own. */
  title?: string;
  /** The version of the file that it replaces, as the editor saw it. */
  version?: string;
}

/**
 * Adds a PDF file, named after its title.
 * @param by the name of whoever adds it
 * @returns its place below `content/`; undefined where it has no title
 * @throws Refusal where visitors may not open it, or one of this title is there
 */
export async function savePdf(
  store: ContentStore,
  sent: SentPdf,
  by: string,
): Promise<string | undefined> {
  const titled = await titledPdf(sent);
  if (!titled) return undefined;
  const { bytes, title } = titled;
  const place = `files/${slug(title)}.pdf`;
  const file = path.join(store.folder, place);
  if (existsSync(file)) {
    if (readFileSync(file).equals(bytes)) return place;
    throw refusal(`Plik „${title}” już jest.`, "Zamień go na liście plików na nowy.");
  }
  await store.change(() => ({ write: new Map([[place, bytes]]), remove: [] }), by);
  return place;
}

/**
 * Puts another PDF file in the place of one: its address stays, and its title where the new file has none.
 * @param place the place of the old one below `content/`
 * @throws Refusal where visitors may not open the new one, or the old one is gone
 */
export async function replacePdf(
  store: ContentStore,
  place: string,
  sent: SentPdf,
  by: string,
): Promise<void> {
  const old = (await store.content.pdfs(store.folder)).find((pdf) => pdf.file === place);
  if (!old) throw refusal("Tego pliku już nie ma.", "Odśwież listę plików.");
  const titled = await titledPdf({ ...sent, title: old.title });
  if (!titled) throw new Error(`${place} has no title`);
  await store.change(() => {
    if (sent.version !== undefined && sent.version !== versionOfPdf(store.folder, place)) {
      throw refusal(
        "Od czasu, gdy otwarto tę listę, ktoś już zamienił ten plik.",
        "Odśwież stronę i obejrzyj go, zanim go zamienisz.",
      );
    }
    return { write: new Map([[place, titled.bytes]]), remove: [] };
  }, by);
}

/** Tells a PDF file's bytes from all others; empty where it is gone. */
export function versionOfPdf(folder: string, place: string): string {
  const file = path.join(folder, place);
  return existsSync(file) ? versionOfBytes(readFileSync(file)) : "";
}

/** A file that visitors may open, with its title; undefined where it lacks one. @throws Refusal */
async function titledPdf({
  bytes,
  name,
  title,
}: SentPdf): Promise<{ bytes: Buffer; title: string } | undefined> {
  const { state, written } = await rewritePdf(bytes);
  const problem = pdfProblem(name, state);
  if (problem && problem.code !== "pdfUntitled") throw new Refusal([complaintOf(problem)]);
  const own = !problem && "title" in state ? state.title : "";
  if (slug(own) !== "") return { bytes: written, title: own };
  if (!title) return undefined;
  const titled = await rewritePdf(bytes, title);
  if (pdfProblem(name, titled.state) || slug(title) === "") {
    throw refusal(`„${title}” nie jest tytułem.`, "Wpisz, co to jest, na przykład „Wzór umowy”.");
  }
  return { bytes: titled.written, title };
}
