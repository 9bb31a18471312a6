import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("the editing page is no part of the built site", () => {
  expect(existsSync("public/index.html")).toBe(true);
  expect(existsSync("public/admin")).toBe(false);
});
