import { DAY } from "@typed-site/utils";
import { isDayOff } from "./days-off";
import { weekdaysOf } from "./weekdays";

interface Hours {
  from: string;
  to?: string | null;
  opens: string;
  closes: string;
}

/** When somebody answers the phone: now and until a time, or next from a time on, on a day that is so many days from now. */
export type PhoneHours = { until: string } | { from: string; inDays: number; day: string };

/** No row of days off is longer. */
const DAYS_AHEAD = 14;

/**
 * When somebody answers the phone, at a moment in Poland; nobody does on days off. Undefined if the content has no hours.
 * @param day `2026-11-01`
 * @param time `08:00`
 */
export function phoneHours(
  hours: readonly Hours[],
  { day: today, time }: { day: string; time: string },
): PhoneHours | undefined {
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays++) {
    const day = new Date(Date.parse(today) + inDays * DAY).toISOString().slice(0, 10);
    const spans = isDayOff(day)
      ? []
      : hours.filter((span) => weekdaysOf(span).includes(weekdayOf(day)));
    const now = spans.find(({ opens, closes }) => inDays === 0 && opens <= time && time < closes);
    if (now) return { until: now.closes };
    const [from] = spans
      .map(({ opens }) => opens)
      .filter((opens) => inDays > 0 || opens >= time)
      .sort();
    if (from !== undefined) return { from, inDays, day };
  }
  return undefined;
}

/** From Monday as 0, on. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;
