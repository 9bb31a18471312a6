import { phoneHours } from "./phone-hours";

const hours = [
  { from: "poniedziałek", to: "piątek", opens: "08:00", closes: "16:00" },
  { from: "sobota", opens: "09:00", closes: "12:00" },
];
const [monday, friday, saturday, sunday] = [0, 4, 5, 6];

test.each([
  ["before the first hour", monday, "07:59", { from: "08:00", inDays: 0 }],
  ["at the first minute", monday, "08:00", { until: "16:00" }],
  ["in the last minute", friday, "15:59", { until: "16:00" }],
  ["after the last one", friday, "16:00", { from: "09:00", inDays: 1 }],
  ["on a day with hours of its own", saturday, "10:00", { until: "12:00" }],
  ["over a day without", saturday, "12:00", { from: "08:00", inDays: 2 }],
  ["on a day without", sunday, "10:00", { from: "08:00", inDays: 1 }],
])("%s", (_, weekday, time, expected) => {
  expect(phoneHours(hours, { weekday, time })).toEqual(expected);
});

test("with one day only, it is the same day of the next week", () => {
  const [, once] = hours;
  expect(phoneHours(once ? [once] : [], { weekday: saturday, time: "12:30" })).toEqual({
    from: "09:00",
    inDays: 7,
  });
});

test("days may go over the turn of the week", () => {
  const weekend = [{ from: "sobota", to: "poniedziałek", opens: "08:00", closes: "16:00" }];
  expect(phoneHours(weekend, { weekday: monday, time: "12:00" })).toEqual({ until: "16:00" });
});

test("without hours nothing is known", () => {
  expect(phoneHours([], { weekday: monday, time: "12:00" })).toBeUndefined();
});
