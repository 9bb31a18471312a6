import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { versionOf } from "../../../e2e/support/deploy/versions";
import { temporaryFolder } from "../../../e2e/support/server/site";
import { listFiles } from "../../utils/node";
import { assembleRelease } from "./assemble-release";
import { checkRelease } from "./check-release";

const release = path.join(temporaryFolder(), "releases/release");
const server = path.join(release, "server.cjs");
beforeAll(() => assembleRelease(release, versionOf("jeden").folder));

test("a release runs without node_modules, and so holds nothing native", async () => {
  await expect(checkRelease(release)).resolves.toBeUndefined();
  expect(listFiles(release).filter((file) => file.endsWith(".node"))).toEqual([]);
  for (const file of ["server.cjs", "enquiries.cjs"]) {
    expect(readFileSync(path.join(release, file), "utf8")).not.toMatch(/require\("(@img|sharp)\b/);
  }
});

test("a release that its user cannot read is found out", async () => {
  chmodSync(server, 0o600);
  await expect(checkRelease(release)).rejects.toThrow("server.cjs");
  chmodSync(server, 0o644);
});

test("a release that takes no photo is found out, although its server runs", async () => {
  const code = readFileSync(server, "utf8");
  writeFileSync(server, code.replaceAll("image/png", "image/none"));
  await expect(checkRelease(release)).rejects.toThrow("photo");
});
