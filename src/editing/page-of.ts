import { pagesByFile } from "../content/pages/made-of";
import { pageEntries } from "../content/pages/page-entries";
import type { ContentFile } from "../content/read/content-file";
import { recordsIn } from "../content/read/read-records";

/** The address on which the content of a file is best seen: its own page, or one that shows it. */
export function pageOf(files: readonly ContentFile[], place: string): string {
  const records = files.flatMap(recordsIn);
  const own = pageEntries(records).find(({ record }) => record.file === place);
  if (own) return own.path;
  const [first] = pagesByFile(records).get(place) ?? [];
  return first ?? "/";
}
