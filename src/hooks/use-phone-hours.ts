import { momentInPoland } from "../utils/moment-in-poland";
import { phoneHours } from "../utils/phone-hours";
import { fillIn } from "../utils/text/fill-in";
import { clock } from "../utils/text/hours-line";
import { useClock } from "./use-clock";
import type { Company } from "./use-company";
import type { Labels } from "./use-labels";

/** The labels that say when somebody answers the phone. */
export type PhoneHoursLabels = Pick<Labels, "callUntil" | "callFrom" | "callOn">;

/** `pon.`, `sob.`: a whole name would not fit beside the time. @param day `2026-11-01` */
const shortWeekday = (day: string) =>
  new Intl.DateTimeFormat("pl", { weekday: "short", timeZone: "UTC" }).format(new Date(day));

/** Until when somebody answers the phone now, or from when on. Undefined until hydration, and without hours. */
export const usePhoneHours = (
  hours: Company["hours"],
  labels: PhoneHoursLabels,
): string | undefined => useClock(() => inWords(hours, labels));

function inWords(hours: Company["hours"], labels: PhoneHoursLabels): string | undefined {
  const found = phoneHours(hours, momentInPoland());
  if (!found) return undefined;
  if ("until" in found) return fillIn(labels.callUntil, { time: clock(found.until) });
  const time = clock(found.from);
  if (found.inDays === 0) return fillIn(labels.callFrom, { time });
  return fillIn(labels.callOn, { day: shortWeekday(found.day), time });
}
