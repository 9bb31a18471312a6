/** The day that it is in Poland at a moment, as `2026-11-01`, whatever the time zone of the machine. */
export const dayInPoland = (moment = new Date()): string =>
  // Swedish dates are written as in ISO 8601.
  new Intl.DateTimeFormat("sv", { timeZone: "Europe/Warsaw" }).format(moment);
