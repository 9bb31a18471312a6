import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { folderWith } from "../../../e2e/support/server/site";
import { OwnPackages } from "./own-packages";

const tool = (version: string) =>
  folderWith({
    "package.json": JSON.stringify({
      name: "tool",
      version,
      scripts: { postinstall: `node -e "require('fs').writeFileSync('ran','')"` },
    }),
    "index.js": "",
  });

/** Makes a folder of `packages` depend on one package, by its path. */
function name(folder: string, place: string): void {
  // As deep as the installed ones will be, because npm writes relative paths into the lock file.
  const maker = path.join(folder, "a/b/c");
  mkdirSync(maker, { recursive: true });
  const manifest = { name: "tools", dependencies: { tool: `file:${place}` } };
  writeFileSync(path.join(maker, "package.json"), JSON.stringify(manifest));
  execFileSync("npm", ["install", "--package-lock-only", "--offline"], { cwd: maker });
  cpSync(maker, path.join(folder, "packages/tools"), { recursive: true });
}

/** What is installed of it. */
function installed(packages: OwnPackages) {
  const place = path.dirname(packages.resolve("tool"));
  const { version } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8")) as {
    version: string;
  };
  return { version, hasRun: existsSync(path.join(place, "ran")) };
}

test("they are installed at the first use and after a change, without their scripts", () => {
  const notices = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const folder = folderWith({ "packages/tools/package.json": "{}" });
  const packages = new OwnPackages("tools", folder);
  name(folder, tool("1.0.0"));
  packages.install("Once");
  packages.install("Once more");
  expect(installed(packages)).toEqual({ version: "1.0.0", hasRun: false });

  name(folder, tool("2.0.0"));
  packages.install("Anew");
  expect(installed(packages)).toEqual({ version: "2.0.0", hasRun: false });
  expect(notices.mock.calls).toEqual([["Once"], ["Anew"]]);
});

test("an installation that broke off is made again", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const folder = folderWith({ "packages/tools/package.json": "{}" });
  name(folder, tool("1.0.0"));
  writeFileSync(path.join(folder, "packages/tools/package-lock.json"), "{}");
  const packages = new OwnPackages("tools", folder);
  expect(() => packages.install("First")).toThrow("npm could not install");
  name(folder, tool("1.0.0"));
  packages.install("Again");
  expect(installed(packages).version).toBe("1.0.0");
});

/** A folder with an `npm` that finishes only when another one has done its work too. */
const npmThatWaits = () => {
  const folder = folderWith({});
  const done = path.join(folder, "done");
  const lines = [
    "#!/bin/sh",
    `PATH="${process.env["PATH"] ?? ""}" npm "$@" || exit`,
    `echo >> "${done}"`,
    `until [ $(wc -l < "${done}") -ge 2 ]; do sleep 0.01; done`,
  ];
  writeFileSync(path.join(folder, "npm"), lines.join("\n"), { mode: 0o755 });
  return folder;
};

test("two commands that install them at the same moment both find them whole", async () => {
  const folder = folderWith({ "packages/tools/package.json": "{}" });
  name(folder, tool("1.0.0"));
  const module = JSON.stringify(path.resolve("packages/utils/node/own-packages.ts"));
  const command = `
    const { OwnPackages } = require(${module});
    const packages = new OwnPackages("tools", ${JSON.stringify(folder)});
    packages.install("");
    console.log(packages.resolve("tool"));
  `;
  const env = { ...process.env, PATH: [npmThatWaits(), process.env["PATH"]].join(path.delimiter) };
  const run = () =>
    promisify(execFile)(process.execPath, ["--require", "tsx/cjs", "--eval", command], { env });
  for (const { stdout } of await Promise.all([run(), run()])) expect(stdout).toContain("index.js");
  expect(readdirSync(path.join(folder, "node_modules/.packages"))).toHaveLength(1);
});
