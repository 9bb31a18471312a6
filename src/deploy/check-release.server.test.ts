import { chmodSync, rmSync } from "node:fs";
import path from "node:path";
import { versionOf } from "../../e2e/support/deploy/versions";
import { temporaryFolder } from "../../e2e/support/server/site";
import { assembleRelease } from "./assemble-release";
import { checkRelease } from "./check-release";

test("a release that cannot read photos is found out, although its server runs", async () => {
  const release = path.join(temporaryFolder(), "releases/release");
  await assembleRelease(release, versionOf("jeden").folder);
  await expect(checkRelease(release)).resolves.toBeUndefined();
  chmodSync(path.join(release, "server.cjs"), 0o600);
  await expect(checkRelease(release)).rejects.toThrow("server.cjs");
  chmodSync(path.join(release, "server.cjs"), 0o644);
  rmSync(path.join(release, "photo-worker.cjs"));
  await expect(checkRelease(release)).rejects.toThrow("photo");
});
