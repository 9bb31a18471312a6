import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../e2e/support/server/site";
import { Memory } from "./memory";

test("what is kept is there after a restart, and adds to what was kept before", () => {
  const file = path.join(temporaryFolder(), "publish/memory.json");
  expect(new Memory(file).get()).toEqual({ times: {} });
  new Memory(file).keep({ times: { build: 5 } });
  new Memory(file).keep({ unreleased: "abc" });
  expect(new Memory(file).get()).toEqual({ times: { build: 5 }, unreleased: "abc" });
});

test.each(["", '{"times":{"bui'])("a file that was cut off (%j) locks nothing", (left) => {
  const file = path.join(temporaryFolder(), "memory.json");
  writeFileSync(file, left);
  expect(new Memory(file).get()).toEqual({ times: {} });
  new Memory(file).keep({ unreleased: "abc" });
  expect(new Memory(file).get().unreleased).toBe("abc");
});
