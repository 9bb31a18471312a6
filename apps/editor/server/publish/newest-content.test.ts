import { readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { NewestContent, type NewestTools } from "./newest-content";

test("a place that a change both writes and removes is written for git, too", async () => {
  const worktree = folderWith({ "content/a.yaml": "old: a\n" });
  const newest = new NewestContent({ repository: { worktree } } as NewestTools);
  await newest.putIn({ write: new Map([["a.yaml", Buffer.from("new: a\n")]]), remove: ["a.yaml"] });
  expect(readFileSync(path.join(worktree, "content/a.yaml"), "utf8")).toBe("new: a\n");
});
