import { rmSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { lockFile } from "./lock-file";

test("the versions of libraries are read from what the site's package manager notes, if one does", () => {
  const before = process.cwd();
  const names = ["package-lock.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock"];
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, `of ${name}`])));
  process.chdir(folder);
  for (const name of names) {
    expect(lockFile()).toBe(`of ${name}`);
    rmSync(path.join(folder, name));
  }
  expect(lockFile()).toBe("");
  process.chdir(before);
});
