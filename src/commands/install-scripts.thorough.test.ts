import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";

/** A script that leaves a file behind. */
const leaveMark = (name: string) => `node -e "require('fs').writeFileSync('${name}','')"`;

/** A project with a package that has an install script. */
const project = (npmrc: string) =>
  folderWith({
    ".npmrc": npmrc,
    "package.json": JSON.stringify({
      name: "project",
      version: "1.0.0",
      scripts: { postinstall: leaveMark("project-ran"), build: leaveMark("built") },
      dependencies: { curious: "file:curious" },
    }),
    "curious/package.json": JSON.stringify({
      name: "curious",
      version: "1.0.0",
      scripts: { install: leaveMark("install-ran"), postinstall: leaveMark("postinstall-ran") },
    }),
  });

const npm = (folder: string, ...words: string[]) =>
  spawnSync("npm", [...words, "--offline", "--no-audit"], { cwd: folder, encoding: "utf8" });

test("with this project's settings npm runs no package's script, and commands all the same", () => {
  const folder = project(readFileSync(".npmrc", "utf8"));
  expect(npm(folder, "install", "--package-lock-only").status).toBe(0);
  const { status, stderr } = npm(folder, "ci");
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  expect(existsSync(path.join(folder, "node_modules/curious/package.json"))).toBe(true);
  for (const mark of ["project-ran", "curious/install-ran", "curious/postinstall-ran"]) {
    expect(existsSync(path.join(folder, mark))).toBe(false);
  }
  expect(npm(folder, "run", "build").status).toBe(0);
  expect(existsSync(path.join(folder, "built"))).toBe(true);
});

test("no script of this project waits for an installation, or for npm to run it before another", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const names = Object.keys(scripts);
  const automatic = names.filter(
    (name) =>
      /^(pre|post)?(install|prepare)$/.test(name) ||
      names.some((other) => [`pre${other}`, `post${other}`].includes(name)),
  );
  expect(automatic).toEqual([]);
});
