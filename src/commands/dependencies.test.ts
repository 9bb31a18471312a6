import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { groupBy } from "@typed-site/utils";
import { listFiles } from "@typed-site/utils/node";

interface Manifest {
  name: string;
  version: string;
  license: string;
  private?: boolean;
  sideEffects?: boolean;
  files?: string[];
  scripts?: Record<string, string>;
  exports?: Record<string, string | Record<string, string>>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
  engines?: { node: string };
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest;

const project = read("package.json");
const packages = readdirSync("packages").map((name) => ({
  folder: path.join("packages", name),
  manifest: read(path.join("packages", name, "package.json")),
}));
const tinySite = read("e2e/tiny-site/package.json");
const manifests = [project, ...packages.map(({ manifest }) => manifest), tinySite];

const own = new Set(packages.map(({ manifest }) => manifest.name));

const isOwn = (name: string) => own.has(name);

const applications = existsSync("apps")
  ? readdirSync("apps").map((name) => path.join("apps", name))
  : [];

/** The outside packages that manifests name. */
const outside = (named: readonly Partial<Manifest>[]) =>
  named
    .flatMap(({ dependencies, devDependencies, overrides }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...overrides }),
    )
    .filter((name) => !isOwn(name))
    .map((name) => name.replace(/^@types\/.*/, "@types/*"));

const ofSite = new Set(outside([...manifests, read("packages/workbench/bench/package.json")]));

test.each([
  { document: "docs/decisions/dependencies.md", used: [...ofSite] },
  ...applications.map((folder) => ({
    document: path.join(folder, "README.md"),
    used: outside([read(path.join(folder, "package.json"))]).filter((name) => !ofSite.has(name)),
  })),
])("$document has the reason of each dependency, and of no other", ({ document, used }) => {
  const [, table = ""] = readFileSync(document, "utf8").split(/^\| Package .*$/m);
  const firstCells = table.split(/^## /m)[0]?.match(/^\| `[^|]*/gm) ?? [];
  const explained = firstCells.flatMap((cell) => cell.match(/[^|` ,]+/g) ?? []);
  expect([...explained].sort()).toEqual([...used].sort());
});

test("a dependency has the same version wherever it is named, so that it is installed once", () => {
  const named = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const versions = [...groupBy(named, ([name]) => name)].map(([name, all]) => [
    name,
    ...new Set(all.map(([, version]) => version)),
  ]);
  expect(versions.filter((row) => row.length > 2)).toEqual([]);
});

test.each(packages)("$manifest.name promises what is there", ({ folder, manifest }) => {
  const { name, version, license, dependencies, devDependencies } = manifest;
  const { exports = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const targets = Object.values(exports).flatMap((one) =>
    typeof one === "string" ? one : Object.values(one),
  );
  const files = listFiles(folder);
  const isThere = (target: string) => {
    const [begin = "", end = ""] = path.normalize(target).split("*");
    return files.some((file) => file.startsWith(begin) && file.endsWith(end));
  };
  expect(targets.filter((target) => !isThere(target))).toEqual([]);
  // npm would ask its registry for another version of a package that lies here.
  const named = manifests.map((other) => ({ ...other.dependencies, ...other.devDependencies }));
  expect(new Set(named.flatMap((all) => all[name] ?? []))).toEqual(new Set([version]));
  // Whoever installs it gets the versions that it is tested with, or newer ones that promise the same.
  const tested = { ...dependencies, ...devDependencies };
  const peers = Object.keys(peerDependencies);
  expect(peerDependencies).toEqual(
    Object.fromEntries(peers.map((peer) => [peer, `^${tested[peer]}`])),
  );
  expect(Object.keys(peerDependenciesMeta).filter((peer) => !peers.includes(peer))).toEqual([]);
  // Nobody publishes it by mistake; whoever gets it may use it.
  expect({ license, isPrivate: manifest.private }).toEqual({ license: "MIT", isPrivate: true });
});

test("plugins are packed from what was built of them, and bundlers may leave out what is not used", () => {
  const plugins = packages.filter(({ manifest }) => manifest.name.startsWith("gatsby-plugin-"));
  expect(plugins).toHaveLength(2);
  for (const { folder, manifest } of plugins) {
    expect(manifest).toMatchObject({
      files: ["dist", "gatsby-*.js"],
      scripts: {
        prepack: "tsx ../../scripts/pack-plugin.ts",
        postpack: "tsx ../../scripts/pack-plugin.ts after",
      },
      sideEffects: false,
      engines: { node: expect.any(String) as string },
    });
    for (const door of [".", "./browser", "./gatsby-node", "./package.json"])
      expect(manifest.exports).toHaveProperty([door]);
    expect(readFileSync(path.join(folder, "LICENSE"), "utf8")).toMatch(/^MIT License/);
    expect(project.scripts?.["pack:plugins"]).toContain(` -w ${manifest.name}`);
    // `.npmrc` forbids scripts, and without these two the sources would be packed.
    expect(project.scripts?.["pack:plugins"]).toContain(" --ignore-scripts=false ");
    // Whoever follows its README has installed all that the example there names.
    const readme = readFileSync(path.join(folder, "README.md"), "utf8");
    const [, installed = ""] = /^npm install (.*)$/m.exec(readme) ?? [];
    const inExample = Array.from(
      readme.matchAll(/^import .* from "([a-z-]+)(?:\/\w+|:\w+)?";$|\bresolve: "([^"]+)"/gm),
      ([, imported, resolved = ""]) => imported ?? resolved,
    );
    expect(["gatsby", "react", "node", ...installed.split(" ")]).toEqual(
      expect.arrayContaining(inExample),
    );
    expect(installed.split(" ")).toContain(manifest.name);
  }
});

test("a package runs on each version of Node on which the project does", () => {
  const lowest = ({ engines }: Manifest) => /^\D*(\d+\.\d+)/.exec(engines?.node ?? "")?.[1];
  const named = packages.map(({ manifest }) => manifest).filter(({ engines }) => engines);
  expect(named).not.toHaveLength(0);
  expect(new Set(named.map(lowest))).toEqual(new Set([lowest(project)]));
});

test("an override of a dependency follows it: npm refuses to install another version otherwise", () => {
  const { dependencies, overrides = {} } = project;
  const own = Object.entries(overrides).filter(([name]) => name in dependencies);
  expect(own).toEqual(own.map(([name]) => [name, `$${name}`]));
});

/** Libraries and packages of the project that a package's files import, types included. */
function importedBy(folder: string, isOfFile: (file: string) => boolean): string[] {
  const files = listFiles(folder).filter(
    (file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|bench\/.*node_modules)\//.test(file),
  );
  const specifiers = files
    .filter(isOfFile)
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), "utf8").matchAll(
          /(?:\bfrom|\bimport|import\(|require\(|(?<!path\.)resolve\(|requireActual(?:<[\s\S]*?>)?\()\s*"([@\w][^"\n]*\w)"/g,
        ),
        ([, name = ""]) => name,
      ),
    )
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(specifiers)].sort();
}

const isTest = (file: string) =>
  /\.(test|fixture)\.tsx?$/.test(file) || /(^|\/)testing\//.test(file);

/** What Jest itself needs, in the package that runs the tests of the others. */
const RUNNER = ["esbuild", "esbuild-register", "jest-environment-jsdom", "tsx"];

test.each(packages)("$manifest.name names what it imports, and nothing else", (one) => {
  const { dependencies, devDependencies = {}, peerDependencies = {} } = one.manifest;
  const isRunner = (name: string) => name === "@typed-site/test-support" || RUNNER.includes(name);
  const inProduct = importedBy(one.folder, (file) => !isTest(file));
  const given = Object.keys({ ...dependencies, ...peerDependencies });
  expect(given).toEqual(expect.arrayContaining(inProduct));
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const imported = importedBy(one.folder, () => true).filter((name) => name !== one.manifest.name);
  expect(all).toEqual(expect.arrayContaining(imported));
  expect(all.filter((name) => !imported.includes(name) && !isRunner(name))).toEqual([]);
});

test("tests are looked for in the folders that are there: `apps` may be deleted", async () => {
  const before = process.cwd();
  process.chdir(folderWith({ "src/content.ts": "", "packages/a/index.ts": "" }));
  await jest.isolateModulesAsync(async () => {
    const { default: config } = await import("../../jest.config");
    const roots = config.projects?.map((kind) => typeof kind === "object" && kind.roots) ?? [];
    expect(roots.length).toBeGreaterThan(1);
    for (const own of roots) expect(own).toEqual(["<rootDir>/src", "<rootDir>/packages"]);
  });
  process.chdir(before);
});
