import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";

const main = "0000 1111 refs/heads/main\n";
const draft = "0000 1111 refs/heads/draft\n";

test.each([
  [main, true],
  [draft + main, true],
  [draft, false],
  ["0000 1111 refs/heads/main-2\n", false],
])("whether a push of %j is to be published: %s", (input, isPublished) => {
  const folder = folderWith({ "repository.git/HEAD": "" });
  const cwd = path.join(folder, "repository.git");
  execFileSync("sh", [path.resolve("deploy/post-receive")], { cwd, input });
  expect(existsSync(path.join(folder, "pushed"))).toBe(isPublished);
});

test("packages are installed once, and again where the lock file has changed or npm has failed", () => {
  const npm = '#!/bin/sh\necho "$@" >>calls\nmkdir -p node_modules\ntest ! -e broken\n';
  const folder = folderWith({ "bin/npm": npm, "package-lock.json": "1", "deploy/x": "" });
  const at = (name: string) => path.join(folder, name);
  chmodSync(at("bin/npm"), 0o755);
  copyFileSync("deploy/install-packages", at("deploy/install-packages"));
  const env = { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` };
  const install = () => execFileSync("sh", [at("deploy/install-packages")], { env, stdio: "pipe" });
  const calls = () => readFileSync(at("calls"), "utf8").trim().split("\n");
  writeFileSync(at("broken"), "");
  expect(install).toThrow();
  execFileSync("rm", [at("broken")]);
  install();
  install();
  expect(calls()).toEqual(Array(2).fill("ci --no-audit --no-fund"));
  writeFileSync(at("package-lock.json"), "2");
  install();
  expect(calls()).toHaveLength(3);
});
