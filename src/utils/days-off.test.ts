import { isDayOff } from "./days-off";

test.each([
  // easter days as the calendar of the Polish episcopate has them
  ["2026-04-05", "2026-04-06", "2026-05-24", "2026-06-04"],
  ["2027-03-28", "2027-03-29", "2027-05-16", "2027-05-27"],
  ["2030-04-21", "2030-04-22", "2030-06-09", "2030-06-20"],
  ["2038-04-25", "2038-04-26", "2038-06-13", "2038-06-24"],
  ["2026-12-24", "2026-12-25", "2026-12-26", "2027-01-06"],
])("days off: %s %s %s %s", (...days) => {
  expect(days.map(isDayOff)).toEqual([true, true, true, true]);
});

test.each(["2026-04-07", "2026-12-23", "2026-12-27", "2026-11-02", "2026-06-05"])(
  "a working day: %s",
  (day) => {
    expect(isDayOff(day)).toBe(false);
  },
);
