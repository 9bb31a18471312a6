import { clockInPoland, dayInPoland } from "@typed-site/utils";

/** The month that it is in Poland at a moment, from 1. */
export const monthInPoland = (moment = new Date()): number =>
  clockInPoland(moment).getUTCMonth() + 1;

/** The day, as `2026-11-01`, and the time of day, as `08:00`, that it is in Poland at a moment. */
export const momentInPoland = (moment = new Date()): { day: string; time: string } => ({
  day: dayInPoland(moment),
  time: clockInPoland(moment).toISOString().slice(11, 16),
});
