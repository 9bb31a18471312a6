import { capitalise, uncapitalise } from "./capitalise";

test("raises the first letter only, Polish ones too", () => {
  expect(capitalise("łagodnie w Łebie")).toBe("Łagodnie w Łebie");
  expect(capitalise("")).toBe("");
});

test("lowers the first letter only", () => {
  expect(uncapitalise("Żywopłot w Łebie")).toBe("żywopłot w Łebie");
  expect(uncapitalise("")).toBe("");
});
