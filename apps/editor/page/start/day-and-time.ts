const TIME = new Intl.DateTimeFormat("pl", { hour: "2-digit", minute: "2-digit" });

/** The hour and minute of a time: `14:02`. */
export const hour = (time: Date): string => TIME.format(time);

const DAY = new Intl.DateTimeFormat("pl", { day: "numeric", month: "long" });
const DAY_AND_YEAR = new Intl.DateTimeFormat("pl", { dateStyle: "long" });

/**
 * When something was, with its time where it was today: `dziś o 14:02`, `24 listopada`, `24 listopada 2024`.
 * @param at a date and time of ISO 8601
 */
export function dayAndTime(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return `dziś o ${hour(then)}`;
  if (then.getFullYear() === now.getFullYear()) return DAY.format(then);
  return DAY_AND_YEAR.format(then).replace(/ r\.$/, "");
}
