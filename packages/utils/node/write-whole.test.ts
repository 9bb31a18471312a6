import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { writeWhole } from "./write-whole";

const folder = folderWith({});

test("a file is written with its folder and its rights, and nothing stays beside it", () => {
  const file = path.join(folder, "new", "login.json");
  writeWhole(file, "one");
  writeWhole(file, "two", 0o600);
  expect(readFileSync(file, "utf8")).toBe("two");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(["login.json"]);
});

test("where it can't be written, what was there stays and no draft does", () => {
  const taken = path.join(folder, "taken");
  mkdirSync(path.join(taken, "full"), { recursive: true });
  expect(() => writeWhole(taken, "text")).toThrow();
  expect(readdirSync(folder).sort()).toEqual(["new", "taken"]);
});
