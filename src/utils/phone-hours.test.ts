import { phoneHours } from "./phone-hours";

const hours = [
  { from: "poniedziałek", to: "piątek", opens: "08:00", closes: "16:00" },
  { from: "sobota", opens: "09:00", closes: "12:00" },
];
const [friday, saturday, sunday, monday] = ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"];

test.each([
  ["before the first hour", monday, "07:59", { from: "08:00", inDays: 0, day: monday }],
  ["at the first minute", monday, "08:00", { until: "16:00" }],
  ["in the last minute", friday, "15:59", { until: "16:00" }],
  ["after the last one", friday, "16:00", { from: "09:00", inDays: 1, day: saturday }],
  ["on a day with hours of its own", saturday, "10:00", { until: "12:00" }],
  ["over a day without", saturday, "12:00", { from: "08:00", inDays: 2, day: monday }],
  ["on a day without", sunday, "10:00", { from: "08:00", inDays: 1, day: monday }],
  // Christmas Eve is a Thursday, the days after it are off, too, and then comes a Sunday
  ["before days off", "2026-12-23", "17:00", { from: "08:00", inDays: 5, day: "2026-12-28" }],
  ["on a day off", "2026-12-25", "11:00", { from: "08:00", inDays: 3, day: "2026-12-28" }],
  ["on a movable day off", "2027-03-29", "11:00", { from: "08:00", inDays: 1, day: "2027-03-30" }],
])("%s", (_, day, time, expected) => {
  expect(phoneHours(hours, { day, time })).toEqual(expected);
});

test("with one day only, it is the same day of the next week", () => {
  const [, once] = hours;
  expect(phoneHours(once ? [once] : [], { day: saturday, time: "12:30" })).toEqual({
    from: "09:00",
    inDays: 7,
    day: "2026-12-05",
  });
});

test("a day of the week that is off twice in a row is waited for", () => {
  const fridays = [{ from: "piątek", opens: "08:00", closes: "16:00" }];
  const expected = { from: "08:00", inDays: 14, day: "2027-01-08" };
  expect(phoneHours(fridays, { day: "2026-12-25", time: "10:00" })).toEqual(expected);
});

test("days may go over the turn of the week, and a day may have two spans", () => {
  const weekend = [
    { from: "sobota", to: "poniedziałek", opens: "13:00", closes: "16:00" },
    { from: "sobota", to: "poniedziałek", opens: "08:00", closes: "12:00" },
  ];
  expect(phoneHours(weekend, { day: monday, time: "11:59" })).toEqual({ until: "12:00" });
  expect(phoneHours(weekend, { day: monday, time: "12:00" })).toMatchObject({ from: "13:00" });
  expect(phoneHours(weekend, { day: sunday, time: "17:00" })).toMatchObject({ from: "08:00" });
});

test("without hours nothing is known", () => {
  expect(phoneHours([], { day: monday, time: "12:00" })).toBeUndefined();
});
