import { typedAddress } from "./link-of";

test.each([
  ["email", " biuro@bor.pl ", "mailto:biuro@bor.pl"],
  ["email", "mailto:biuro@bor.com.pl", "mailto:biuro@bor.com.pl"],
  ["email", "<Biuro@BOR.pl>", "mailto:Biuro@bor.pl"],
  ["phone", "601 234-567", "tel:+48601234567"],
  ["phone", "0048 601 234 567", "tel:+48601234567"],
  ["phone", "+49 30 123456", "tel:+4930123456"],
  ["site", "www.lasy.gov.pl", "https://www.lasy.gov.pl/"],
  [
    "site",
    "https://pl.wikipedia.org/wiki/Dąb_(drzewo)",
    "https://pl.wikipedia.org/wiki/D%C4%85b_%28drzewo%29",
  ],
] as const)("as %s „%s” is the address %s", (kind, typed, address) => {
  expect(typedAddress(kind, typed)).toEqual({ address });
});

test.each([
  ["email", "biuro@bor"],
  ["email", "biuro bor.pl"],
  ["email", "biuro@-bor.pl"],
  ["email", "biuro,jan@bor.pl"],
  ["phone", "601 234"],
  ["phone", "zadzwoń"],
  ["site", "strona gminy"],
  ["site", "javascript:alert(1)"],
  ["site", "ftp://bor.pl"],
  ["site", ""],
] as const)("as %s „%s” is refused with advice", (kind, typed) => {
  expect(typedAddress(kind, typed)).toEqual({
    problem: expect.stringMatching(/przykład|cyfr/) as string,
  });
});
