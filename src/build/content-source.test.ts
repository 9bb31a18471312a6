import path from "node:path";
import { contentSource } from "./content-source";

test("`develop` reads a copy of the content, and Gatsby can't reach its photos when it empties its cache", () => {
  process.env.gatsby_executing_command = "develop";
  expect(path.relative(path.resolve(".cache"), contentSource())).toMatch(/^\.\./);
  // A mistake must not reach the pages, so `develop` reads what the gate has let through.
  expect(contentSource()).not.toBe(path.resolve("content"));
  delete process.env.gatsby_executing_command;
});
