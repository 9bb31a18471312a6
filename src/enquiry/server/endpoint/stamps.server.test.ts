import { execFileSync } from "node:child_process";
import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../e2e/support/server/site";
import { createStamps, keptSecret } from "./stamps";

test("stamps stay good over a restart", () => {
  const folder = temporaryFolder();
  const stamp = createStamps(keptSecret(folder)).issue();
  expect(createStamps(keptSecret(folder)).ageOf(stamp)).toBeGreaterThanOrEqual(0);
  expect(createStamps(keptSecret(temporaryFolder())).ageOf(stamp)).toBeUndefined();
});

test.each(["", "abc"])("a secret that a full disk cut off (%j) is made anew", (content) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "stamp-secret"), content);
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(readFileSync(path.join(folder, "stamp-secret"), "utf8")).toBe(secret);
});

test("a disk without room gets no empty secret, and stamps work all the same", () => {
  const folder = temporaryFolder();
  // The shell's limit lets a process write no byte into any file.
  const script = `
    process.on("SIGXFSZ", () => undefined);
    const { createStamps, keptSecret } = require("./src/enquiry/server/endpoint/stamps.ts");
    const stamps = createStamps(keptSecret(${JSON.stringify(folder)}));
    process.exitCode = stamps.ageOf(stamps.issue()) >= 0 ? 0 : 1;`;
  execFileSync(
    "sh",
    ["-c", 'ulimit -f 0; exec "$0" --import tsx -e "$1"', process.execPath, script],
    {
      env: { ...process.env, TSX_DISABLE_CACHE: "1" },
    },
  );
  expect(readdirSync(folder)).toEqual([]);
});

test("a disk that takes nothing at all is no reason not to start", () => {
  const folder = path.join(temporaryFolder(), "file", "folder");
  mkdirSync(path.dirname(path.dirname(folder)), { recursive: true });
  writeFileSync(path.dirname(folder), "");
  expect(keptSecret(folder).length).toBeGreaterThanOrEqual(43);
  expect(fs.existsSync(folder)).toBe(false);
});
