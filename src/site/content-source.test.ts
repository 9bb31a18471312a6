import path from "node:path";
import { contentSource } from "./content-source";

test("Gatsby can't reach the photos when it empties its cache", () => {
  process.env.gatsby_executing_command = "develop";
  expect(path.relative(path.resolve(".cache"), contentSource())).toMatch(/^\.\./);
  delete process.env.gatsby_executing_command;
});
