import { quotesPhone } from "./quotes-phone";

const office = { id: "office", number: "2" };

test("finds the line for quotes", () => {
  expect(quotesPhone([office, { id: "quotes", number: "1" }]).number).toBe("1");
});

test("says what is wrong when there is none", () => {
  expect(() => quotesPhone([office])).toThrow("company.yaml");
});
