import { nipProblem, regonProblem } from "./tax-numbers";

test.each(["1234563218", "123-456-32-18", "123 456 32 18", "8567346215"])("NIP %s", (nip) => {
  expect(nipProblem(nip)).toBeUndefined();
});

test.each([
  ["a digit is wrong", "1234563219", "cyfra kontrolna"],
  ["two digits are swapped", "1243563218", "cyfra kontrolna"],
  ["a digit is missing", "123456321", "10 cyfr"],
  ["remainder 10, which no digit is equal to", "1234567890", "cyfra kontrolna"],
  ["a country in front", "PL1234563218", "10 cyfr"],
  ["two hyphens", "123--4563218", "10 cyfr"],
])("no NIP: %s", (_why, nip, words) => {
  expect(nipProblem(nip)?.problem).toContain(words);
  expect(nipProblem(nip)?.remedy).toContain("123-456-32-18");
});

test.each(["123456785", "123 456 785", "12345678512347"])("REGON %s", (regon) => {
  expect(regonProblem(regon)).toBeUndefined();
});

test.each([
  ["a digit is wrong", "123456784", "cyfra kontrolna"],
  ["a digit too many", "1234567850", "9 albo 14"],
  ["the firm of a branch is wrong", "12345678412347", "cyfra kontrolna"],
  ["the branch is wrong", "12345678512348", "cyfra kontrolna"],
])("no REGON: %s", (_why, regon, words) => {
  expect(regonProblem(regon)?.problem).toContain(words);
  expect(regonProblem(regon)?.remedy).toContain("123456785");
});

test("a remainder of 10 makes the check digit of a REGON 0", () => {
  expect(regonProblem("110000160")).toBeUndefined();
});
