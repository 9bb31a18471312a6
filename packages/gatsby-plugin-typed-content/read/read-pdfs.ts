import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { MOST_BYTES, type PdfState, readPdf } from "./read-pdf";
import { type PhotoState, readPhotos } from "./read-photo";

/** The folder of the files that visitors may open, below the content folder. */
export const FILES = "files";

/** What is known of the PDF files, by their places below the content folder, as they are written. */
export type PdfFacts = ReadonlyMap<string, PdfState>;

/** What is known of photos and PDF files. */
export type MediaFacts = ReadonlyMap<string, PhotoState | PdfState>;

/** Reads the photos and PDF files of a content folder. */
export const readMedia = async (folder: string): Promise<MediaFacts> =>
  new Map<string, PhotoState | PdfState>([
    ...(await readPhotos(folder)),
    ...(await readPdfs(folder)),
  ]);

/** Reads the PDF files in `content/files`; none where there is no such folder. */
export async function readPdfs(folder: string): Promise<PdfFacts> {
  const inside = path.join(folder, FILES);
  const names = await readdir(inside, { recursive: true, encoding: "utf8" }).catch(() => []);
  const states = names
    .filter((name) => /\.pdf$/i.test(name))
    .map(async (name): Promise<[string, PdfState][]> => {
      const file = `${FILES}/${name.split(path.sep).join("/")}`;
      const state = await readPdfFile(path.join(inside, name));
      return state ? [[file, state]] : [];
    });
  return new Map((await Promise.all(states)).flat());
}

/** The same of one file, whose size is looked at first; undefined where there is none. */
async function readPdfFile(file: string): Promise<PdfState | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  if (stats.size > MOST_BYTES) return { bytes: stats.size, unread: "pdfLarge" };
  return readPdf(await readFile(file));
}

/** Whether facts are those of a PDF file. */
export const isPdfState = (state: PhotoState | PdfState): state is PdfState =>
  typeof state === "object" && "bytes" in state;
