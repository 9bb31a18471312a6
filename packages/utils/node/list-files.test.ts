import { symlinkSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { listFiles } from "./list-files";

test("files of all folders are listed by their paths, in order; folders and links are none", () => {
  const folder = folderWith({ "b.txt": "", "a/z.txt": "", "a/b/c.txt": "", "a.txt": "" });
  symlinkSync("b.txt", path.join(folder, "link.txt"));
  expect(listFiles(folder)).toEqual(["a.txt", "a/b/c.txt", "a/z.txt", "b.txt"]);
});
