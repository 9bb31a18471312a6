import { hoursLine } from "./hours-line";

test("days and hours, without a nought in front", () => {
  const hours = { opens: "08:00", closes: "16:30" };
  expect(hoursLine({ from: "poniedziałek", to: "piątek", ...hours })).toBe(
    "poniedziałek–piątek, 8:00–16:30",
  );
  expect(hoursLine({ from: "sobota", to: null, ...hours })).toBe("sobota, 8:00–16:30");
  expect(hoursLine({ from: "sobota", to: "sobota", ...hours })).toBe("sobota, 8:00–16:30");
});

test("midnight stays midnight", () => {
  expect(hoursLine({ from: "sobota", opens: "00:00", closes: "10:00" })).toBe("sobota, 0:00–10:00");
});
