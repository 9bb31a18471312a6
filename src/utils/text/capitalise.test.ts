import { capitalise } from "./capitalise";

test("raises the first letter only, Polish ones too", () => {
  expect(capitalise("łagodnie w Łebie")).toBe("Łagodnie w Łebie");
  expect(capitalise("")).toBe("");
});
