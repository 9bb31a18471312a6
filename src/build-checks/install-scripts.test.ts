import { readFileSync } from "node:fs";
import { packagesWithScripts, type LockFile } from "./install-scripts";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

test("names what wants to run at installation: aliased, nested, each once, not the project", () => {
  const lock = {
    packages: {
      "": { hasInstallScript: true },
      "node_modules/quiet": {},
      "node_modules/lmdb": { hasInstallScript: true },
      "node_modules/@parcel/cache/node_modules/lmdb": { hasInstallScript: true },
      "node_modules/@parcel/watcher": { hasInstallScript: true },
      "node_modules/alias": { name: "real", hasInstallScript: true },
    },
  };
  expect(packagesWithScripts(lock)).toEqual(["@parcel/watcher", "lmdb", "real"]);
});

test("each package with an install script is allowed or denied in package.json, and no other", () => {
  const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
  expect(Object.keys(allowScripts)).toEqual(
    packagesWithScripts(read("package-lock.json") as LockFile),
  );
});
