import { dayAndTime } from "./day-and-time";

test.each([
  [new Date(2026, 10, 27, 14, 2), "dziś o 14:02"],
  [new Date(2026, 10, 27), "dziś o 00:00"],
  [new Date(2026, 10, 26, 23, 59), "26 listopada"],
  [new Date(2026, 0, 1), "1 stycznia"],
  [new Date(2025, 0, 3), "3 stycznia 2025"],
])("%s is told as %s", (then, expected) => {
  expect(dayAndTime(then.toISOString(), new Date(2026, 10, 27, 20))).toBe(expected);
});
