import { typedAddress } from "./typed-address";

test.each([
  [" biuro@bor.pl ", "mailto:biuro@bor.pl"],
  ["mailto:biuro@bor.com.pl", "mailto:biuro@bor.com.pl"],
  ["<Biuro@BOR.pl>", "mailto:Biuro@bor.pl"],
  ["601 234-567", "tel:+48601234567"],
  ["0048 601 234 567", "tel:+48601234567"],
  ["+49 30 123456", "tel:+4930123456"],
  ["www.lasy.gov.pl", "https://www.lasy.gov.pl/"],
  [
    "https://pl.wikipedia.org/wiki/Dąb_(drzewo)",
    "https://pl.wikipedia.org/wiki/D%C4%85b_%28drzewo%29",
  ],
])("„%s” is the address %s", (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

test.each([
  "biuro@bor",
  "biuro bor.pl",
  "biuro@-bor.pl",
  "biuro,jan@bor.pl",
  "601 234",
  "zadzwoń",
  "strona gminy",
  "javascript:alert(1)",
  "ftp://bor.pl",
  "",
])("„%s” is no address", (typed) => {
  expect(typedAddress(typed)).toBeUndefined();
});
