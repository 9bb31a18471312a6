import { momentInPoland, monthInPoland } from "./moment-in-poland";

test("at the turn of the year the month is that of Poland's day, wherever the machine is", () => {
  expect(monthInPoland(new Date("2026-12-31T22:59:59Z"))).toBe(12);
  expect(monthInPoland(new Date("2026-12-31T23:00:00Z"))).toBe(1);
});

test("a Sunday night elsewhere may be a Monday morning in Poland", () => {
  expect(momentInPoland(new Date("2026-08-02T22:05:00Z"))).toEqual({
    day: "2026-08-03",
    time: "00:05",
  });
  expect(momentInPoland(new Date("2026-11-27T14:59:00Z"))).toEqual({
    day: "2026-11-27",
    time: "15:59",
  });
});
