import { classNames } from "./class-names";

test("leaves out what does not apply", () => {
  expect(classNames("photo", false, undefined, "wide", null, "")).toBe("photo wide");
});
