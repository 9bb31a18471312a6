import { groupAddress } from "./group-address";

test("a page knows its group", () => {
  expect(groupAddress("/prace-ziemne/rownanie-terenu")).toBe("/prace-ziemne");
  expect(groupAddress("/ogrodzenia")).toBeUndefined();
});
