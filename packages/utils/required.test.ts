import { required } from "./required";

test("returns what is there, also when it is empty or zero", () => {
  expect(required("", "text")).toBe("");
  expect(required(0, "number")).toBe(0);
});

test("names what is missing", () => {
  expect(() => required(null, "company")).toThrow("Missing: company");
  expect(() => required(undefined, "company")).toThrow("Missing: company");
});
