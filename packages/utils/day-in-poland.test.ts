import { dayInPoland } from "./day-in-poland";

test.each([
  ["2026-12-23T22:59:59Z", "2026-12-23"],
  ["2026-12-23T23:00:00Z", "2026-12-24"],
  // Summer time is two hours ahead.
  ["2026-07-31T22:00:00Z", "2026-08-01"],
])("at %s it is %s in Poland", (moment, day) => {
  expect(dayInPoland(new Date(moment))).toBe(day);
});
