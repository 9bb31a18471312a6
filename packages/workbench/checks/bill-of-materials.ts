import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const FILE = "sbom.cdx.json";

/** `npm run task sbom`: writes what `billOfMaterials` gives. */
export function writeBillOfMaterials(): void {
  writeFileSync(FILE, billOfMaterials("."));
  process.stdout.write(`${FILE} names all packages that build and serve the site.\n`);
}

type Ranges = Record<string, string>;

/** What is read of a package in `package-lock.json`. */
interface Entry {
  dev?: boolean;
  devDependencies?: Ranges;
  optionalDependencies?: Ranges;
  peerDependencies?: Ranges;
}

/** Place of a package → its entry; the project itself has the empty place. */
interface LockFile {
  packages: Record<string, Entry>;
}

/**
 * All packages that build and serve the site, as npm's CycloneDX document (JSON): those of the lock file
 * without those that only development needs. npm's own `--omit dev` also leaves out what both need, so npm
 * gets a copy of the project without those.
 * @param folder the project, which need not be installed
 * @throws Error with npm's own output
 */
export function billOfMaterials(folder: string): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const lock = read("package-lock.json") as LockFile;
  const used = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  const packages = Object.fromEntries(used.map(([place, entry]) => [place, withoutPeers(entry)]));
  const copy = mkdtempSync(path.join(os.tmpdir(), "materials-"));
  try {
    const write = (file: string, content: object) =>
      writeFileSync(path.join(copy, file), JSON.stringify(content));
    write("package.json", withoutPeers(read("package.json") as Entry));
    write("package-lock.json", { ...lock, packages });
    return execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
      cwd: copy,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * A package that needs its peers in any version: some of Gatsby's contradict what is installed, and npm
 * lists nothing then.
 */
function withoutPeers({ peerDependencies, devDependencies: _none, ...entry }: Entry): Entry {
  const peers = Object.keys(peerDependencies ?? {}).map((name) => [name, "*"] as const);
  return {
    ...entry,
    optionalDependencies: { ...Object.fromEntries(peers), ...entry.optionalDependencies },
  };
}
