import { clockInPoland } from "@typed-site/utils";

/** The month that it is in Poland at a moment, from 1. */
export const monthInPoland = (moment = new Date()): number =>
  clockInPoland(moment).getUTCMonth() + 1;

/** The weekday, from Monday as 0, and the time of day, as `08:00`, that it is in Poland at a moment. */
export function momentInPoland(moment = new Date()): { weekday: number; time: string } {
  const clock = clockInPoland(moment);
  return { weekday: (clock.getUTCDay() + 6) % 7, time: clock.toISOString().slice(11, 16) };
}
