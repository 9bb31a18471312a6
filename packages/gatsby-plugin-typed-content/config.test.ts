import path from "node:path";
import { contentFolder, typeName } from "./config";
import { SECRET_VARIABLE } from "./develop/secret";
import { loadContent } from "./hooks/load-content";
import { tinyOptions } from "./hooks/tiny-options.fixture";

test("`develop` reads a copy of the content, and Gatsby can't reach its photos when it empties its cache", () => {
  process.env.gatsby_executing_command = "develop";
  expect(path.relative(path.resolve(".cache"), contentFolder())).toMatch(/^\.\./);
  // A mistake must not reach the pages, so `develop` reads what the gate has let through.
  expect(contentFolder()).not.toBe(path.resolve("content"));
  delete process.env.gatsby_executing_command;
});

test("a build reads the content itself", () => {
  process.env.gatsby_executing_command = "build";
  expect(contentFolder()).toBe(path.resolve("content"));
  delete process.env.gatsby_executing_command;
});

test("a record has the type of the model that has its file, by its place below the content folder", async () => {
  await loadContent(tinyOptions);
  const node = { relativePath: "firm.yaml", name: "firm", base: "other.yaml" };
  expect(typeName({ node: node as never })).toBe("Firm");
});

test("a run of Gatsby is for another program where that has given it a secret, whatever that is", () => {
  const isForProgram = () => {
    let answer: boolean | undefined;
    jest.isolateModules(() => {
      answer = jest.requireActual<{ isForProgram: boolean }>("./config").isForProgram;
    });
    return answer;
  };
  expect(isForProgram()).toBe(false);
  process.env[SECRET_VARIABLE] = "a1b2";
  expect(isForProgram()).toBe(true);
  delete process.env[SECRET_VARIABLE];
});
