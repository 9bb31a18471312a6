import path from "node:path";
import { type Content, type ContentFile, isPdfPlace } from "gatsby-plugin-typed-content";
import type { Question } from "../../shared/contract";
import { placeInWords } from "../wording/complaints";
import { NeedsConsent } from "./errors";

/** The answer that takes what is saved already. */
export const NEWER = "Wczytaj nowszą";

/**
 * Asks before something is done.
 * @param agreed the places that the editor agreed to change; undefined before he was asked
 * @throws NeedsConsent when one of the question's places is not among them
 */
export function askUnlessAgreed(agreed: readonly string[] | undefined, question: Question): void {
  const isAgreed = agreed && question.places.every((place) => agreed.includes(place));
  if (!isAgreed) throw new NeedsConsent(question);
}

/** An entry, as the editing page calls it; a photo or a PDF file by its name. */
export function labelOfPlace(content: Content, files: ContentFile[], place: string): string {
  const model = content.modelOfFile(place);
  const data = files.find(({ file }) => file === place)?.data;
  if (model) return placeInWords(model, data, []);
  const noun = isPdfPlace(place) ? "plik" : "zdjęcie";
  return `${noun} „${path.posix.basename(place)}”`;
}
