import { hasPhone, telHref, typedTelHref, withJoinedDigits } from "./phone-number";

test("drops spaces, no-break spaces and hyphens, keeps the plus", () => {
  expect(telHref("+48 500\u00a0100-200")).toBe("tel:+48500100200");
});

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
  ["601 234-567", "tel:+48601234567"],
  ["tel:0048 601 234 567", "tel:+48601234567"],
  ["+49 30 123456", "tel:+4930123456"],
  ["+48 601 234 567 890 1234", undefined],
  ["601 234", undefined],
  ["601 234 567 wew. +12345678", undefined],
  ["zadzwoń", undefined],
])("who types „%s” means the link %s", (typed, address) => {
  expect(typedTelHref(typed)).toBe(address);
});

test("a number is found however it was grouped; the numbers of a list stay apart", () => {
  expect(withJoinedDigits("tel. 600-700 (800), 58 123 45 67")).toBe("tel. 600700800), 581234567");
});
