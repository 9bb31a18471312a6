import { groupBy } from "@typed-site/utils";
import { namesOf, type SavedBy } from "../change/who-saved";
import type { ChangedRecord, ShownVersions } from "../contract";
import { differenceInWords } from "./differences/content-differences";
import type { FileChanges } from "./differences/read-changes";
import type { ChangedFile } from "./repository";

/**
 * Puts changed files together as an editor thinks of them: a file's former name belongs to its new one, and a photo
 * that came or went with one entry alone to that entry.
 * @param savedBy who saved a file, by its place
 */
export function changedRecords(
  changed: readonly FileChanges[],
  savedBy: Readonly<Record<string, SavedBy>> = {},
): ChangedRecord[] {
  const groups = groupBy(changed, (file) => entryOfPhoto(file, changed) ?? file);
  return [...groups].map(([entry, group]) => {
    const files = [...new Set(group.flatMap(placesOf))];
    const [saved] = files
      .flatMap((file) => savedBy[file] ?? [])
      .sort((one, other) => other.at.localeCompare(one.at));
    return {
      label: entry.label,
      files,
      versions: versionsOf(group),
      saved: saved && { by: saved.by, at: saved.at },
      savers: [...new Set(files.flatMap((file) => (savedBy[file] ? namesOf(savedBy[file]) : [])))],
      differences: group.flatMap(({ differences }) => differences),
    };
  });
}

/** What is shown of changed files, by their places. */
export const versionsOf = (changed: readonly FileChanges[]): ShownVersions =>
  Object.fromEntries(
    changed.flatMap((file) => placesOf(file).map((place) => [place, file.version])),
  );

/** The places of a file that was changed, of a renamed one the new and the former. */
export const placesOf = ({ before, after }: ChangedFile): string[] => [
  ...new Set([after, before].filter((place) => place !== undefined)),
];

/**
 * What a file says by now, a line for each of its changes, so that somebody can agree to it: to nothing else, since
 * who saved it last, and when, is part of each line.
 */
export function changesInWords(
  file: FileChanges,
  savedBy: Readonly<Record<string, SavedBy>>,
): string[] {
  const [saved] = placesOf(file).flatMap((place) => savedBy[place] ?? []);
  const time = saved && new Date(saved.at).toLocaleTimeString("pl", { timeZone: "Europe/Warsaw" });
  const end = saved ? ` (${saved.by}, ${time})` : "";
  if (file.differences.length === 0) return [`${file.label}${end}`];
  return file.differences.map((difference) => differenceInWords(difference) + end);
}

/** The only changed entry that names a new or removed photo; undefined for anything else. */
function entryOfPhoto(
  { before, after }: FileChanges,
  changed: readonly FileChanges[],
): FileChanges | undefined {
  const photo = after ?? before ?? "";
  if (!photo.startsWith("photos/") || (before && after)) return undefined;
  const naming = changed.filter(({ texts }) =>
    (after ? texts.after : texts.before)?.includes(photo),
  );
  return naming.length === 1 ? naming[0] : undefined;
}
