import { hasPhone, normaliseEmail, normaliseLine } from "./normalise";

test.each([
  "600700800",
  "+48 600\u2011700\u2013800",
  "(58) 123 45 67",
  "0048 600.700.800",
  "600\u00a0700\u00a0800",
  "tel. 600 700 800, po 16",
  "600700800 lub 601 702 803",
  "wew. 12, 58 123 45 67",
  "+49 (0) 151 23456789",
  "123 45 67",
])("phone %s", (typed) => {
  expect(hasPhone(typed)).toBe(true);
});

test.each(["", "nie mam", "12345", "600", "+", "jan@przyklad.pl", "600, 700, 80"])(
  "no phone: %s",
  (typed) => {
    expect(hasPhone(typed)).toBe(false);
  },
);

test.each([
  ["jan@przyklad.pl", "jan@przyklad.pl"],
  ["  Jan.Kowalski@Przyklad.PL ", "Jan.Kowalski@przyklad.pl"],
  ["mailto:jan+ogrod@poczta.przyklad.pl", "jan+ogrod@poczta.przyklad.pl"],
  ["<jan@przyklad.pl>", "jan@przyklad.pl"],
  ["jan@przyklad.pl,", "jan@przyklad.pl"],
  ["o'hara@przyklad.pl", "o'hara@przyklad.pl"],
  ["jan@żółw.pl", "jan@żółw.pl"],
  ["jan@z\u0307o\u0301łw.pl", "jan@żółw.pl"],
])("e-mail %s", (typed, expected) => {
  expect(normaliseEmail(typed)).toBe(expected);
});

test.each([
  "",
  "jan",
  "jan@",
  "@przyklad.pl",
  "jan@przyklad",
  "jan@przyklad..pl",
  "jan@-przyklad.pl",
  "jan..k@przyklad.pl",
  ".jan@przyklad.pl",
  "jan kowalski@przyklad.pl",
  "jan@przy klad.pl",
  "jan@przyklad.pl, anna@przyklad.pl",
  "jan@przyklad.pl\r\nBcc: anna@przyklad.pl",
  '"jan kowalski"@przyklad.pl',
  "jan,anna@przyklad.pl",
  "Jan <jan@przyklad.pl>",
  `${"a".repeat(65)}@przyklad.pl`,
  `jan@${"a".repeat(64)}.pl`,
])("no e-mail: %j", (typed) => {
  expect(normaliseEmail(typed)).toBeUndefined();
});

test("lines lose their breaks, and letters are composed", () => {
  expect(normaliseLine(" Pruszcz\u00a0 Gdan\u0301ski\t")).toBe("Pruszcz Gdański");
});
