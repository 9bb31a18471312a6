import type { Definition } from "../definition";
import { FILES, readPdfs } from "../read/read-pdfs";

/** A PDF file of the content, as visitors get it. */
export interface SitePdf {
  /** Where it is served, which stays the same as long as its name does. */
  address: string;
  /** Place below the content folder. */
  file: string;
  title: string;
  bytes: number;
  /** The same for readers: `240 kB`. */
  size: string;
}

/** The PDF files of a content folder that visitors may open, in the order of their addresses. */
export async function sitePdfs(definition: Definition, folder: string): Promise<SitePdf[]> {
  const pdfs = [...(await readPdfs(folder))].flatMap(([file, state]): SitePdf[] => {
    const address = addressOfPdf(definition, file);
    if (address === undefined || "unread" in state || state.extras.length > 0) return [];
    const { title, bytes } = state;
    return [{ address, file, title, bytes, size: definition.language.size(bytes) }];
  });
  return pdfs.sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** Whether a place below the content folder is in the folder of the files that visitors may open. */
export const isPdfPlace = (file: string) => file.startsWith(`${FILES}/`);

/** Where a file of `content/files` is served; undefined where the site has no files. */
export const addressOfPdf = ({ filesAddress }: Definition, file: string): string | undefined =>
  filesAddress === undefined ? undefined : filesAddress + file.normalize("NFC").slice(FILES.length);

/** The place below the content folder of what an address in the folder of files names; undefined for others. */
export function placeOfPdf({ filesAddress }: Definition, address: string): string | undefined {
  if (filesAddress === undefined || !address.startsWith(`${filesAddress}/`)) return undefined;
  return FILES + address.slice(filesAddress.length);
}
