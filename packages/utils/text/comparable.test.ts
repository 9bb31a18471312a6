import { comparable } from "./comparable";

test.each([
  ["small letters", "Wycinka DRZEW", "wycinka drzew"],
  ["blanks for tabs", "cena\tnetto", "cena netto"],
  ["plain blanks, one between words", " cena\u00a0 netto\n", "cena netto"],
  ["one kind of quotation marks", "„a” “b” ‘c’ 'd'", '"a" "b" "c" "d"'],
  ["one kind of dashes", "pn.–pt. — zawsze", "pn.-pt. - zawsze"],
  ["composed letters", "z\u0307o\u0301łw", "żółw"],
  ["no invisible characters", "drze\u00adwo\u200b", "drzewo"],
])("texts are compared with %s", (_, typed, expected) => {
  expect(comparable(typed)).toBe(expected);
});
