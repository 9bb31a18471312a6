import { fullAddress } from "../../site/addresses";
import type { Site, SiteService } from "../../site/read-site";
import { calendarFile, calendarPath } from "../../utils/paths";
import { bestSpans, hasDates, monthsOf, namedSpan } from "../../utils/season";
import { fillIn } from "../../utils/text/fill-in";
import { plainSpaces } from "../plain-spaces";
import { icalendar, type YearlyEntry } from "./icalendar";

/** An entry has to say when it was changed, even where Git does not know: in a shallow clone. */
const UNKNOWN_DATE = "2026-01-01T00:00:00Z";

/**
 * The calendar files by their places below the built site: one for each service with its best times, and one
 * with all of them. A service that goes well all year has none.
 * @param dates when each content file was last changed, see `gitDates`
 */
export function calendarFiles(site: Site, dates: ReadonlyMap<string, string>): Map<string, string> {
  const ofServices = site.services
    .filter(({ season }) => hasDates(season.periods))
    .map((service) => ({
      path: service.path,
      title: service.title,
      entries: entriesOf(site, service, dates.get(service.file)),
    }));
  const ofAll = {
    path: calendarPath,
    title: site.calendar.title,
    entries: ofServices.flatMap(({ entries }) => entries),
  };
  return new Map(
    [...ofServices, ofAll].map(({ path, title, entries }) => [
      calendarFile(path).slice(1),
      icalendar(plainSpaces(title), entries),
    ]),
  );
}

function entriesOf(
  { url, calendar }: Site,
  { path, title, season }: SiteService,
  date = UNKNOWN_DATE,
): YearlyEntry[] {
  const best = season.periods.filter(({ quality }) => quality === "best");
  const toDo = season.preparation.map((item) => `- ${item}`);
  return bestSpans(season.periods).map((span) => {
    const months = monthsOf(namedSpan(span));
    const notes = best.filter((period) => months.includes(monthsOf(period)[0] ?? -1));
    const lines = [
      ...notes.map(({ note }) => note),
      "",
      `${calendar.preparationHeading}:`,
      ...toDo,
    ];
    return {
      ...span,
      uid: `${path.slice(1).replaceAll("/", ".")}.${span.first + 1}@${new URL(url).hostname}`,
      summary: plainSpaces(fillIn(calendar.entry, { service: title })),
      description: plainSpaces(lines.join("\n")),
      url: fullAddress(url, path),
      changed: new Date(date),
    };
  });
}
