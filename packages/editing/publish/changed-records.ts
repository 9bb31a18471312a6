import { groupBy } from "../../utils";
import type { SavedBy } from "../change/who-saved";
import type { ChangedRecord } from "../contract";
import type { FileChanges } from "./differences/read-changes";

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
      saved,
      differences: group.flatMap(({ differences }) => differences),
    };
  });
}

/** The places of a file that was changed, of a renamed one the new and the former. */
export const placesOf = ({ before, after }: FileChanges): string[] =>
  [after, before].filter((place) => place !== undefined);

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
