import { momentInPoland } from "../utils/moment-in-poland";
import { phoneHours } from "../utils/phone-hours";
import { fillIn } from "../utils/text/fill-in";
import { clock } from "../utils/text/hours-line";
import type { Company } from "./use-company";
import type { Labels } from "./use-labels";
import { useIsHydrated } from "./use-query";

/** The labels that say when somebody answers the phone. */
export type PhoneHoursLabels = Pick<Labels, "callUntil" | "callFrom" | "callOn">;

/** `pon.`, `sob.`: a whole name would not fit beside the time. @param day from Monday as 0, on */
const shortWeekday = (day: number) =>
  // 5 January 1970 was a Monday
  new Intl.DateTimeFormat("pl", { weekday: "short", timeZone: "UTC" }).format(
    Date.UTC(1970, 0, 5 + day),
  );

/** Until when somebody answers the phone now, or from when on. Undefined until hydration, and without hours. */
export function usePhoneHours(
  hours: Company["hours"],
  labels: PhoneHoursLabels,
): string | undefined {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return undefined;
  const moment = momentInPoland();
  const found = phoneHours(hours, moment);
  if (!found) return undefined;
  if ("until" in found) return fillIn(labels.callUntil, { time: clock(found.until) });
  const time = clock(found.from);
  if (found.inDays === 0) return fillIn(labels.callFrom, { time });
  return fillIn(labels.callOn, { day: shortWeekday(moment.weekday + found.inDays), time });
}
