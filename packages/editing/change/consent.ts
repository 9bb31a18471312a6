import path from "node:path";
import { type Content, type ContentFile, isPdfPlace, type Model } from "@typed-site/content-model";
import type { Question } from "../contract";
import { NeedsConsent } from "./answers";
import { placeInWords } from "./complaints";
import { daysInWords } from "./days-in-words";

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

/** What a place says by now: `Miejscowość „Puck”: „Powiat”, teraz: „powiat pucki”`. */
export function nowInWords(model: Model, data: unknown, at: PropertyKey[], now: unknown): string {
  return `${placeInWords(model, data, at)}, teraz: ${quoted(now)}`;
}

function quoted(value: unknown): string {
  if (value === undefined) return "usunięto";
  if (typeof value === "string") return `„${daysInWords(value.trim())}”`;
  return typeof value === "object" ? "zmieniono inaczej" : JSON.stringify(value);
}

/** All words of a value, a line each, so that two of them can be compared. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return "(usunięto)";
  if (typeof value === "string") return daysInWords(value.trim());
  if (typeof value !== "object") return JSON.stringify(value);
  return Object.values(value).map(wordsOf).join("\n");
}

/** An entry, as the editing page calls it; a photo or a PDF file by its name. */
export function labelOfPlace(content: Content, files: ContentFile[], place: string): string {
  const model = content.modelOfFile(place);
  const data = files.find(({ file }) => file === place)?.data;
  if (model) return placeInWords(model, data, []);
  const noun = isPdfPlace(place) ? "plik" : "zdjęcie";
  return `${noun} „${path.posix.basename(place)}”`;
}
