import { cleanLine, cleanText, hasMoreThanEmail, normaliseEmail, normaliseLine } from "./normalise";

test("a text keeps its lines and its tabs, and no other control character", () => {
  expect(cleanText("Dzwonek\u0007, pusty\u0000 znak:\r\n\tdwa\nwiersze")).toBe(
    "Dzwonek , pusty  znak:\r\n\tdwa\nwiersze",
  );
});

test("ends of lines from slides and PDFs end lines of a text, and none of a line", () => {
  const typed = "a\vb\fc\x85d\u2028e\u2029f";
  expect(cleanText(typed)).toBe("a\nb\nc\nd\ne\nf");
  expect(cleanLine(`${typed}\ufe0f\u200d`)).toBe("a b c d e f");
});

test("what nobody sees goes, wherever it stands; emoji of a text stay whole", () => {
  expect([cleanLine, cleanText].map((clean) => clean("a\u00ad\u200bb\u2060"))).toEqual([
    "ab",
    "ab",
  ]);
  expect(cleanText("👩‍🌾")).toBe("👩‍🌾");
});

test("an address with something beside it is told from one that is none", () => {
  const typed = ["jan@", "jan kowalski", "jan@a.pl\u200b", "jan@a.pl anna", "<jan@a.pl>", "a@b@c"];
  expect(typed.map(hasMoreThanEmail)).toEqual([false, false, false, true, true, true]);
});

test.each([
  ["jan@przyklad.pl", "jan@przyklad.pl"],
  ["  Jan.Kowalski@Przyklad.PL ", "Jan.Kowalski@przyklad.pl"],
  ["mailto:jan+ogrod@poczta.przyklad.pl", "jan+ogrod@poczta.przyklad.pl"],
  ["<jan@przyklad.pl>", "jan@przyklad.pl"],
  ["jan@przy\u200bklad.pl", "jan@przyklad.pl"],
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
