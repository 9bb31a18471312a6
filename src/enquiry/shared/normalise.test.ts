import { normaliseArea } from "../server/normalise-area";
import { normaliseEmail, normaliseLine, normalisePhone, normaliseText } from "./normalise";
import { normaliseGirth } from "./normalise-girth";

test.each([
  ["600700800", "+48600700800"],
  ["600 700 800", "+48600700800"],
  ["+48 600-700-800", "+48600700800"],
  ["+48 600\u2011700\u2013800", "+48600700800"],
  ["(58) 123 45 67", "+48581234567"],
  ["058 123 45 67", "+48581234567"],
  ["0048 600.700.800", "+48600700800"],
  ["48600700800", "+48600700800"],
  ["600\u00a0700\u00a0800", "+48600700800"],
  ["tel. 600 700 800, po 16", "+48600700800"],
  ["600700800 lub 601 702 803", "+48600700800"],
  ["wew. 12, 58 123 45 67", "+48581234567"],
  ["+49 (0) 151 23456789", "+49015123456789"],
  ["123 45 67", "1234567"],
])("phone %s", (typed, expected) => {
  expect(normalisePhone(typed)).toBe(expected);
});

test.each(["", "nie mam", "12345", "600", "1234567890123456", "+", "jan@przyklad.pl"])(
  "no phone: %s",
  (typed) => {
    expect(normalisePhone(typed)).toBeUndefined();
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

test.each([
  ["800", 800],
  ["800 m2", 800],
  ["800m²", 800],
  ["1 200,5 m²", 1200.5],
  ["1\u00a0200 m kw.", 1200],
  ["1.200", 1200],
  ["1,200 m2", 1200],
  ["1.200,50", 1200.5],
  ["12 500 metrów", 12500],
  ["1 250 000", 1_250_000],
  ["ok. 8 arów", 800],
  ["8a", 800],
  ["12 ar", 1200],
  ["około 7,5 ara", 750],
  ["0,5 ha", 5000],
  ["1.250 ha", 12500],
  ["1ha", 10000],
  ["pół hektara", 5000],
  ["półtora hektara", 15000],
  ["działka 900 m2 i dom", 900],
  ["10 tys. m2", 10000],
  ["30x40", 1200],
  ["30 x 40 m", 1200],
  ["20,5 m × 10 m", 205],
])("area %s", (typed, expected) => {
  expect(normaliseArea(typed)).toBe(expected);
});

test.each(["", "nie wiem", "duża", "od 800 do 1000 m2", "800-1000", "0", "m2"])(
  "no one area: %s",
  (typed) => {
    expect(normaliseArea(typed)).toBeUndefined();
  },
);

test.each([
  ["95", 95],
  ["ok. 95 cm", 95],
  ["95,5cm", 95.5],
  ["1,2 m", 120],
  ["1.25m", 125],
  ["1 metr", 100],
  ["jakieś 2 metry", 200],
])("girth %s", (typed, expected) => {
  expect(normaliseGirth(typed)).toBe(expected);
});

test.each(["", "gruby", "80 i 95", "0", "5 cm nad ziemią 95 cm", "1234567"])(
  "no one girth: %s",
  (typed) => {
    expect(normaliseGirth(typed)).toBeUndefined();
  },
);

test("texts keep their lines, lines lose theirs, and letters are composed", () => {
  expect(normaliseText("  Dzien\u0301 dobry\r\n\r\nproszę \n")).toBe("Dzień dobry\n\nproszę");
  expect(normaliseLine(" Pruszcz\u00a0 Gdan\u0301ski\t")).toBe("Pruszcz Gdański");
});
