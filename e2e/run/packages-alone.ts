import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;

/** The folder of each package of this project, by its name. */
const folders = new Map(
  readdirSync("packages").map((name) => {
    const folder = path.join("packages", name);
    return [manifestIn(folder).name, folder];
  }),
);

/** The libraries and packages that npm would install for a package and its tests, itself included. */
function installedFor(name: string): Set<string> {
  const installed = new Set<string>();
  const install = (one: string, isTested: boolean) => {
    if (installed.has(one)) return;
    installed.add(one);
    const folder = folders.get(one);
    if (!folder) return;
    const { dependencies, devDependencies } = manifestIn(folder);
    const needed = { ...dependencies, ...(isTested && devDependencies) };
    for (const other of Object.keys(needed)) install(other, false);
  };
  install(name, true);
  return installed;
}

/** Jest of a folder that holds one package with what it needs. */
const jestConfig = (folder: string) => `/** @jest-config-loader esbuild-register */
import { quickProjects } from "@typed-site/test-support/jest/projects";

export default {
  projects: quickProjects.map((kind) => ({ ...kind, roots: ["<rootDir>/${folder}"] })),
};
`;

/** A folder with one package, those that it depends on, and the libraries that they name. Nothing else of this project is there. */
function folderWithPackage(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "package-"));
  for (const one of installedFor(name)) {
    const link = path.join(folder, "node_modules", one);
    mkdirSync(path.dirname(link), { recursive: true });
    const own = folders.get(one);
    if (own) {
      const filter = (source: string) => path.basename(source) !== "node_modules";
      cpSync(own, path.join(folder, own), { recursive: true, filter });
      symlinkSync(path.join(folder, own), link);
    } else {
      symlinkSync(path.resolve("node_modules", one), link);
    }
  }
  writeFileSync(path.join(folder, "jest.config.ts"), jestConfig(folders.get(name) ?? ""));
  return folder;
}

/** Runs a package's tests that need neither a built site nor other servers. @returns whether they pass */
function passesAlone(name: string): boolean {
  const folder = folderWithPackage(name);
  console.error(`${name}, alone in ${folder}`);
  const jest = path.resolve("node_modules/jest/bin/jest.js");
  const { status } = spawnSync(process.execPath, [jest, "--maxWorkers=2", "--silent"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status === 0) rmSync(folder, { recursive: true });
  return status === 0;
}

/** Run with the folders of some packages, or without for all: each is tested in a folder of its own. */
function run(chosen: readonly string[]): void {
  const all = readdirSync("packages").filter((name) => name !== "test-support");
  const names = (chosen.length > 0 ? chosen : all).map(
    (name) => manifestIn(path.join("packages", name)).name,
  );
  const failed = names.filter((name) => !passesAlone(name));
  for (const name of failed) console.error(`${name} does not stand alone.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

run(process.argv.slice(2));
