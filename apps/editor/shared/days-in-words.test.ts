import { daysInWords } from "./days-in-words";

test.each([
  ["2026-11-28", "28 listopada 2026"],
  [
    "Ostatni dzień („2027-01-03”) jest przed 2026-12-14.",
    "Ostatni dzień („3 stycznia 2027”) jest przed 14 grudnia 2026.",
  ],
  ["2026-13-01", "2026-13-01"],
  ["nr 12026-11-28", "nr 12026-11-28"],
])("„%s” is shown as „%s”", (text, shown) => {
  expect(daysInWords(text)).toBe(shown);
});
