import { groupBy } from "@typed-site/utils";
import type { ChangedRecord, Difference, ShownVersions } from "../../shared/contract";
import { isPhotoFile } from "../../shared/photo-file";
import { namesOf, type SavedBy } from "../change/who-saved";
import type { FileChanges } from "./read-changes";
import { type ChangedFile, placeOf } from "./repository";

/** Who saved a file, by its place. */
type SavedFiles = Readonly<Record<string, SavedBy>>;

/**
 * Puts changed files together as an editor thinks of them: a file's former name belongs to its new one, a photo that came
 * or went with one entry alone to that entry, and all other new photos of one person to each other.
 */
export function changedRecords(
  changed: readonly FileChanges[],
  savedBy: SavedFiles = {},
): ChangedRecord[] {
  const groups = groupBy(changed, (file) => {
    const isNewPhoto = isPhoto(file) && !file.before;
    return entryOfPhoto(file, changed) ?? (isNewPhoto ? savedBy[placeOf(file)]?.by : file);
  });
  return [...groups.values()].map((group) => {
    const entry = group.find((file) => !isPhoto(file));
    const files = [...new Set([entry, ...group].flatMap((file) => (file ? placesOf(file) : [])))];
    const saved = files.flatMap((file) => savedBy[file] ?? []);
    const [last] = saved.sort((one, other) => other.at.localeCompare(one.at));
    return {
      label: entry?.label ?? labelOfPhotos(group),
      files,
      versions: versionsOf(group),
      saved: last && { by: last.by, at: last.at },
      savers: [...new Set(saved.flatMap(namesOf))],
      differences: eachPhotoOnce(group.flatMap(({ differences }) => differences)),
    };
  });
}

/** What is shown of changed files, by their places. */
const versionsOf = (changed: readonly FileChanges[]): ShownVersions =>
  Object.fromEntries(
    changed.flatMap((file) => placesOf(file).map((place) => [place, file.version])),
  );

/** The places of a file that was changed, of a renamed one the new and the former. */
export const placesOf = ({ before, after }: ChangedFile): string[] => [
  ...new Set([after, before].filter((place) => place !== undefined)),
];

const isPhoto = (file: ChangedFile) => placeOf(file).startsWith("photos/");

/** The only changed entry that names a new or removed photo; undefined for anything else. */
function entryOfPhoto(file: FileChanges, changed: readonly FileChanges[]): FileChanges | undefined {
  const { before, after } = file;
  if (!isPhoto(file) || (before && after)) return undefined;
  const naming = changed.filter(
    (entry) => !isPhoto(entry) && (after ? entry.bytes : entry.former)?.includes(placeOf(file)),
  );
  return naming.length === 1 ? naming[0] : undefined;
}

/** One photo by its name, several new ones by their number. */
const labelOfPhotos = ([photo, ...others]: readonly FileChanges[]) =>
  others.length > 0 ? `Nowe zdjęcia (${others.length + 1})` : (photo?.label ?? "");

/** Leaves out a photo's file where the entry beside it shows the photo. */
function eachPhotoOnce(differences: readonly Difference[]): Difference[] {
  const shown = differences.flatMap((one) => (isPhotoFile(one) ? [] : (one.photos ?? [])));
  return differences.filter(
    (one) => !isPhotoFile(one) || !one.photos?.some((place) => shown.includes(place)),
  );
}
