import { fillIn, momentInPoland } from "../../packages/utils";
import { phoneHours } from "../utils/phone-hours";
import { clock } from "../utils/text/hours-line";
import { WEEKDAYS } from "../utils/weekdays";
import type { Company } from "./use-company";
import type { Labels } from "./use-labels";
import { useIsHydrated } from "./use-query";

/** The labels that say when somebody answers the phone. */
export type PhoneHoursLabels = Pick<Labels, "callUntil" | "callFrom" | "callOn">;

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
  const day = WEEKDAYS[(moment.weekday + found.inDays) % 7] ?? "";
  return fillIn(found.inDays === 0 ? labels.callFrom : labels.callOn, { day, time });
}
