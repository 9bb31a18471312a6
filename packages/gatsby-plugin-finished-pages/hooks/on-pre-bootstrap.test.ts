import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { folderWith } from "@typed-site/test-support/site";
import { onPreBootstrap } from "./on-pre-bootstrap";

test("a site below a path is refused before it is built, since its files would not be found", () => {
  const panic = jest.fn(() => {
    throw new Error("the end");
  });
  const args = { pathPrefix: "/blog", reporter: { panic } } as unknown as ParentSpanPluginArgs;
  expect(() => onPreBootstrap(args)).toThrow("the end");
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("`pathPrefix`"));
});

test.each([
  ["build", false],
  ["develop", true],
])("after a %s that has begun, the built site counts as whole: %s", (command, isWhole) => {
  const [before, folder] = [process.cwd(), folderWith({ "public/_pages.json": "{}" })];
  process.chdir(folder);
  process.env.gatsby_executing_command = command;
  onPreBootstrap({ pathPrefix: "" } as ParentSpanPluginArgs);
  delete process.env.gatsby_executing_command;
  process.chdir(before);
  expect(existsSync(path.join(folder, "public/_pages.json"))).toBe(isWhole);
  rmSync(folder, { recursive: true });
});
