import {
  type Content,
  type ContentFile,
  isPdfPlace,
  PAGE,
  parseContent,
} from "gatsby-plugin-typed-content";
import type { DeleteRequest } from "../../shared/contract";
import { differenceInWords, fileDifferences } from "../differences/content-differences";
import { askUnlessAgreed, labelOfPlace, NEWER } from "./consent";
import { changeBetween, type ContentChange } from "./content-change";
import { Refusal } from "./errors";
import { PHOTO, removedKeys, withoutMentions } from "./mentions";

/**
 * A delete of an entry, a photo or a PDF file, with everything that names it; another photo may come in its place.
 * @param hasChangedSinceSeen whether a photo or a PDF file is another than the editor saw
 * @throws NeedsConsent with the places that name it, Refusal where one of them can't do without
 */
export function planDelete(
  content: Content,
  files: ContentFile[],
  { file: place, agreed, base, instead }: DeleteRequest,
  hasChangedSinceSeen = false,
): ContentChange {
  const kept = files.filter(({ file }) => file !== place);
  const gone = new Map(removedKeys(content, files, kept)).set(PHOTO, new Map([[place, instead]]));
  const pdfAddress = isPdfPlace(place) ? content.addressOfPdf(place) : undefined;
  if (pdfAddress) gone.set(PAGE, new Map([[pdfAddress, undefined]]));
  const left = withoutMentions(content, kept, gone);
  if (left.stuck.length > 0) {
    throw new Refusal(
      left.stuck.map((one) => ({
        problem: `Tej pozycji używa jeszcze: ${one}.`,
        remedy: place.startsWith("photos/")
          ? "Naciśnij „Zamień”: inne zdjęcie pokaże się we wszystkich tych miejscach, a to zniknie."
          : "Najpierw wybierz tam inną.",
      })),
    );
  }
  const unseen = hasChangedSinceSeen
    ? [`${labelOfPlace(content, files, place)}: teraz jest tu inny plik`]
    : changesSince(content, files, place, base);
  const verb = instead === undefined ? "Usunąć na stałe" : "Zamienić na inne i usunąć na stałe";
  const ask = `${verb}: ${labelOfPlace(content, files, place)}?`;
  const isElsewhere = left.places.length > 0;
  const elsewhere = instead === undefined ? " Zniknie także z:" : " Inne pokaże się w:";
  const agree = instead === undefined ? "Usuń" : "Zamień";
  askUnlessAgreed(agreed, {
    ask:
      unseen.length > 0
        ? `Od czasu, gdy otwarto tę pozycję, ktoś ją zmienił. ${ask} Przepadnie wtedy:`
        : `${ask}${isElsewhere ? elsewhere : ""}`,
    places: [...unseen, ...left.places],
    agree: isElsewhere ? `${agree} wszędzie` : agree,
    ...(unseen.length > 0 && !hasChangedSinceSeen && { newer: NEWER }),
  });
  return { ...changeBetween(content, files, left.files), remove: [place] };
}

/** The fields of an entry that are others than in the text that an editor saw. */
function changesSince(content: Content, files: ContentFile[], place: string, base?: string) {
  const now = files.find(({ file }) => file === place);
  if (base === undefined || !now || now.text === base) return [];
  return fileDifferences(content, place, parseContent(place, base), now).map(differenceInWords);
}
