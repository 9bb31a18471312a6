import path from "node:path";
import { contentFolder } from "./config";

test("`develop` reads a copy of the content, and Gatsby can't reach its photos when it empties its cache", () => {
  process.env.gatsby_executing_command = "develop";
  expect(path.relative(path.resolve(".cache"), contentFolder())).toMatch(/^\.\./);
  // A mistake must not reach the pages, so `develop` reads what the gate has let through.
  expect(contentFolder()).not.toBe(path.resolve("content"));
  delete process.env.gatsby_executing_command;
});
