import { telHref } from "./tel-href";

test("drops spaces, no-break spaces and hyphens, keeps the plus", () => {
  expect(telHref("+48 500\u00a0100-200")).toBe("tel:+48500100200");
});
