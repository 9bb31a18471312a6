import { dayInPoland, momentInPoland, monthInPoland } from "./day-in-poland";

test.each([
  ["2026-12-23T22:59:59Z", "2026-12-23"],
  ["2026-12-23T23:00:00Z", "2026-12-24"],
  // Summer time is two hours ahead.
  ["2026-07-31T22:00:00Z", "2026-08-01"],
])("at %s it is %s in Poland", (moment, day) => {
  expect(dayInPoland(new Date(moment))).toBe(day);
});

test("at the turn of the year the month is that of Poland's day, wherever the machine is", () => {
  expect(monthInPoland(new Date("2026-12-31T22:59:59Z"))).toBe(12);
  expect(monthInPoland(new Date("2026-12-31T23:00:00Z"))).toBe(1);
});

test("a Sunday night elsewhere may be a Monday morning in Poland", () => {
  expect(momentInPoland(new Date("2026-08-02T22:05:00Z"))).toEqual({ weekday: 0, time: "00:05" });
  expect(momentInPoland(new Date("2026-11-27T14:59:00Z"))).toEqual({ weekday: 4, time: "15:59" });
});

test("clocks are put forward and back as the time zone's data say, in the next years", () => {
  const data = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Warsaw",
    dateStyle: "short",
    timeStyle: "short",
  });
  const years = Array.from({ length: 12 }, (_, index) => 2026 + index);
  const moments = years.flatMap((year) =>
    [2, 9].flatMap((month) =>
      Array.from({ length: 31 * 24 }, (_, hour) => new Date(Date.UTC(year, month, 1, hour))),
    ),
  );
  const wrong = moments.filter(
    (moment) => `${dayInPoland(moment)} ${momentInPoland(moment).time}` !== data.format(moment),
  );
  expect(wrong).toEqual([]);
});
