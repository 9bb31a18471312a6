import { DAY, MINUTE } from "./day";
import { clockInPoland, dayInPoland } from "./day-in-poland";

test("a day and a minute are in milliseconds", () => {
  expect(new Date(DAY + MINUTE).toISOString()).toBe("1970-01-02T00:01:00.000Z");
});

test.each([
  ["2026-12-23T22:59:59Z", "2026-12-23"],
  ["2026-12-23T23:00:00Z", "2026-12-24"],
  // Summer time is two hours ahead.
  ["2026-07-31T22:00:00Z", "2026-08-01"],
])("at %s it is %s in Poland", (moment, day) => {
  expect(dayInPoland(new Date(moment))).toBe(day);
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
    (moment) =>
      clockInPoland(moment).toISOString().slice(0, 16).replace("T", " ") !== data.format(moment),
  );
  expect(wrong).toEqual([]);
});
