/** The day that it is in Poland at a moment, as `2026-11-01`, whatever the time zone of the machine. */
export const dayInPoland = (moment = new Date()): string =>
  // Swedish dates are written as in ISO 8601.
  new Intl.DateTimeFormat("sv", { timeZone: "Europe/Warsaw" }).format(moment);

/** The month that it is in Poland at a moment, from 1. */
export const monthInPoland = (moment = new Date()): number =>
  Number(dayInPoland(moment).slice(5, 7));

/** The weekday, from Monday as 0, and the time of day, as `08:00`, that it is in Poland at a moment. */
export function momentInPoland(moment = new Date()): { weekday: number; time: string } {
  const time = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Warsaw",
    hour: "2-digit",
    minute: "2-digit",
  }).format(moment);
  return { weekday: (new Date(dayInPoland(moment)).getUTCDay() + 6) % 7, time };
}
