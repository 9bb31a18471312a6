import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const FILE = "sbom.cdx.json";

/** `npm run task sbom`: writes the result of `billOfMaterials`. */
export function writeBillOfMaterials(): void {
  writeFileSync(FILE, billOfMaterials("."));
  process.stdout.write(`${FILE} names all packages that build and serve the site.\n`);
}

type Ranges = Record<string, string>;

/** The fields of a package in `package-lock.json` that are read here. */
interface Entry {
  dev?: boolean;
  devDependencies?: Ranges;
  optionalDependencies?: Ranges;
  peerDependencies?: Ranges;
}

/** Path of a package → its entry; the project itself has the empty path. */
interface LockFile {
  packages: Record<string, Entry>;
}

/**
 * The packages that build and serve the site as a software bill of materials (CycloneDX, JSON):
 * those of the lock file without development dependencies. npm's own `--omit dev` also drops
 * packages needed by both, so npm gets a copy of the project without development dependencies.
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
 * Drops a package's peer dependencies: some of Gatsby's contradict what is installed, and npm then
 * lists nothing.
 */
function withoutPeers({ peerDependencies, devDependencies: _none, ...entry }: Entry): Entry {
  const peers = Object.keys(peerDependencies ?? {}).map((name) => [name, "*"] as const);
  return {
    ...entry,
    optionalDependencies: { ...Object.fromEntries(peers), ...entry.optionalDependencies },
  };
}
