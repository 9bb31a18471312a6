import { z } from "zod";
import { required } from "@typed-site/utils";
import { type Content, type ContentFile } from "gatsby-plugin-typed-content";
import type { AddedPdf, PdfFile } from "../../shared/contract";
import type { ContentStore } from "../change/content-store";
import { replacePdf, savePdf, versionOfPdf } from "../change/save-pdf";
import { usesOf } from "./uses";

/** What comes with a PDF file, in the address that it is sent to. */
export const pdfQuery = z.object({
  /** What the editor calls the file. */
  name: z
    .string()
    .transform((name) => name.slice(0, 100))
    .default("plik.pdf"),
  /** The title of a new file that has none of its own. */
  title: z.string().trim().max(120).optional(),
  /** The place of the file that it replaces. */
  place: z.string().optional(),
  /** The version of that file which the editor saw. */
  version: z.string().optional(),
});

/** All PDF files of the content by their titles, each with the texts that link to it. */
export async function listPdfs(
  content: Content,
  folder: string,
  files: ContentFile[],
): Promise<PdfFile[]> {
  const uses = usesOf(content, files);
  return (await content.pdfs(folder))
    .map(({ file: place, address, title, size }) => ({
      place,
      address,
      title,
      version: versionOfPdf(folder, place),
      size,
      uses: uses.get(address) ?? [],
    }))
    .sort((one, other) => one.title.localeCompare(other.title, "pl"));
}

/**
 * Adds a PDF file, or puts it in the place of another.
 * @param by the name of whoever sends it
 * @throws Refusal when visitors may not open it
 */
export async function takePdf(
  store: ContentStore,
  bytes: Buffer,
  { name, title, place: old, version }: z.infer<typeof pdfQuery>,
  by: string,
): Promise<AddedPdf> {
  const sent = { bytes, name, title };
  if (old !== undefined) await replacePdf(store, old, { ...sent, version }, by);
  const place = old ?? (await savePdf(store, sent, by));
  if (place === undefined) return { kind: "untitled" };
  const { content, folder } = store;
  const pdfs = await listPdfs(content, folder, store.files());
  const pdf = required(
    pdfs.find((one) => one.place === place),
    place,
  );
  return { kind: "added", pdf };
}
