import { fillIn, fullAddress } from "../../utils";
import { plainSpaces } from "../plain-spaces";
import type { Site, SiteService } from "../site";
import { icalendar, type YearlyEntry } from "./icalendar";

/** An entry needs a modification date, even if Git has none, as in a shallow clone. */
const UNKNOWN_DATE = "2026-01-01T00:00:00Z";

/**
 * Creates the calendar files: one for each service with its best times, and one with all of them. A
 * service that is equally good all year has none.
 * @param dates when each content file was last changed, see `gitDates`
 * @returns path in the built site → content
 */
export function calendarFiles(site: Site, dates: ReadonlyMap<string, string>): Map<string, string> {
  const ofServices = site.services
    .filter(({ bestTimes }) => bestTimes.length > 0)
    .map((service) => ({
      file: service.calendarFile,
      title: service.title,
      entries: entriesOf(site, service, dates.get(service.file)),
    }));
  const ofAll = {
    file: site.calendar.file,
    title: site.calendar.title,
    entries: ofServices.flatMap(({ entries }) => entries),
  };
  return new Map(
    [...ofServices, ofAll].map(({ file, title, entries }) => [
      file.slice(1),
      icalendar(plainSpaces(title), entries),
    ]),
  );
}

function entriesOf(
  { url, calendar }: Site,
  { path, title, preparation, bestTimes }: SiteService,
  date = UNKNOWN_DATE,
): YearlyEntry[] {
  const toDo = preparation.map((item) => `- ${item}`);
  return bestTimes.map(({ first, last, notes }) => {
    const lines = [...notes, "", `${calendar.preparationHeading}:`, ...toDo];
    return {
      ...{ first, last },
      uid: `${path.slice(1).replaceAll("/", ".")}.${first + 1}@${new URL(url).hostname}`,
      summary: plainSpaces(fillIn(calendar.entry, { service: title })),
      description: plainSpaces(lines.join("\n")),
      url: fullAddress(url, path),
      changed: new Date(date),
    };
  });
}
