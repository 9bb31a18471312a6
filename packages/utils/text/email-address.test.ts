import { emailAddress } from "./email-address";

const local = "a".repeat(64);
/** A domain of 253 letters. */
const domain = `${`${"b".repeat(62)}.`.repeat(4)}b`.slice(0, 250) + ".pl";

test.each([
  [" jan@example.pl ", "jan@example.pl"],
  ["MAILTO:jan@example.pl", "jan@example.pl"],
  ["<jan@example.pl>", "jan@example.pl"],
  ["jan@example.pl,", "jan@example.pl"],
  ["Jan@Example.PL", "Jan@example.pl"],
  ["jan@z\u0307o\u0301łw.pl", "jan@żółw.pl"],
  ["jan+dom@poczta.example.museum", "jan+dom@poczta.example.museum"],
  ["jan@example.xn--p1ai", "jan@example.xn--p1ai"],
  [`${local}@example.pl`, `${local}@example.pl`],
  [`jan@${domain}`, `jan@${domain}`],
])("%s is the address %s", (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
});

test.each([
  "@example.pl",
  "jan",
  "jan@example",
  "jan@example.p",
  "jan@example.p1",
  "jan..nowak@example.pl",
  "jan nowak@example.pl",
  "jan@-example.pl",
  "jan@example-.pl",
  "jan@a..pl",
  `a${local}@example.pl`,
  `jan@b${domain}`,
  `jan@${"b".repeat(64)}.pl`,
])("%s is none", (typed) => {
  expect(emailAddress(typed)).toBeUndefined();
});
