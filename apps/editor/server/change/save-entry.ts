import path from "node:path";
import { slug } from "@typed-site/utils";
import {
  canonicalYaml,
  type Content,
  fileSchema,
  isPdfPlace,
  parseContent,
  titleOf,
} from "gatsby-plugin-typed-content";
import type { DeleteRequest, Saved, SaveRequest } from "../../shared/contract";
import { complaintsOf } from "../wording/complaints";
import { modelOf } from "./content-change";
import type { ContentStore } from "./content-store";
import { Refusal, refusal } from "./errors";
import { planDelete } from "./plan-delete";
import { planSave, type SavedEntry } from "./plan-save";
import { versionOfPdf } from "./save-pdf";
import { tidyData } from "./tidy-data";

/**
 * Saves an entry.
 * @param by the name of whoever saves it
 * @throws Refusal when the change would break a rule of the content, NeedsConsent when an editor has
 * to agree first; in both cases nothing is written
 */
export async function saveEntry(
  store: ContentStore,
  sent: SaveRequest,
  by: string,
): Promise<Saved> {
  const entry = asContent(store.content, sent);
  const {
    write,
    saved = "",
    byOthers = [],
  } = await store.change((files) => planSave(store.content, files, entry, sent.agreed), by);
  const base = String(write.get(saved));
  return { file: saved, data: parseContent(saved, base).data, base, byOthers };
}

/** Deletes an entry, a photo or a PDF file, with everything that names it. @throws as `saveEntry` */
export async function deleteFile(
  store: ContentStore,
  sent: DeleteRequest,
  by: string,
): Promise<void> {
  const place = placeOf(store.content, sent.file);
  if (sent.instead !== undefined) placeOf(store.content, sent.instead);
  await store.change((files) => {
    const hasChangedSinceSeen =
      isPdfPlace(place) &&
      sent.base !== undefined &&
      sent.base !== versionOfPdf(store.folder, place);
    return planDelete(store.content, files, sent, hasChangedSinceSeen);
  }, by);
}

/**
 * An entry as a form sent it, as content.
 * @throws Refusal when it breaks a rule that needs no other file
 */
export function asContent(content: Content, { file, data: sent, base }: SaveRequest): SavedEntry {
  const place = file.endsWith("/") ? newPlace(content, file, sent) : placeOf(content, file);
  const model = modelOf(content, place);
  const data = tidyData(fileSchema(model), sent ?? undefined);
  const problems = content.checkFile(parseContent(place, canonicalYaml(model, data)));
  if (problems.length > 0) throw new Refusal(complaintsOf(problems, place));
  return { place, data, base };
}

/** The place of a new entry in a folder, after its title. @throws Refusal where it has none */
function newPlace(content: Content, folder: string, data: unknown): string {
  const { titleKey } = modelOf(content, placeOf(content, `${folder}x.yaml`));
  const name = slug(titleOf(data, titleKey));
  if (name !== "") return placeOf(content, `${folder}${name}.yaml`);
  throw new Refusal([
    {
      problem: "Nowa pozycja nie ma jeszcze nazwy.",
      remedy: "Wpisz ją; od niej zależy adres na stronie.",
      path: titleKey === undefined ? [] : [titleKey],
    },
  ]);
}

/** The place of an entry, a photo or a PDF file, as it was sent. @throws Refusal where it is outside the content */
export function placeOf(content: Content, place: string): string {
  const isInside = place === path.posix.normalize(place) && !/^(?:\/|\.\.)|\\/.test(place);
  const isContent =
    place.startsWith("photos/") || isPdfPlace(place) || content.modelOfFile(place) !== undefined;
  if (!isInside || !isContent) throw refusal(`Nie ma takiego miejsca: „${place}”.`);
  return place;
}
