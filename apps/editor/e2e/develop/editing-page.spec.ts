import { existsSync } from "node:fs";
import { expect, test } from "../../../../e2e/support/test";

test("the editing page is no part of the built site", async ({ request }) => {
  expect(existsSync("public/index.html")).toBe(true);
  expect(existsSync("public/admin")).toBe(false);
  expect((await request.get("/admin")).status()).toBe(404);
});
