import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { listFiles } from "@typed-site/utils/node";

/** What is built, and where the sources of what is written anew for the package wait meanwhile. */
const BUILT = "dist";
const KEPT = ".packing";

/** Those who install a package that names them have them already, and have to share them with it. */
const PEERS = ["gatsby", "react", "react-dom", "zod"];

/** What browsers run: modules that a bundler takes only what is used of. */
const IN_BROWSERS = /^[^/]+\/(browser\/|(gatsby-)?browser\.ts$)/;

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies?: object;
  scripts?: object;
  exports: Record<string, string | Record<string, string>>;
  peerDependencies?: Record<string, string>;
}

const read = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;

/** The modules of a package that are no tests. */
const modulesOf = (folder: string) =>
  listFiles(folder)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|fixture|d)\.tsx?$|^(testing|node_modules|dist)\//.test(file),
    )
    .map((file) => path.join(folder, file));

/**
 * `prepack`: makes of the plugin in the working directory what npm packs: JavaScript with declarations, in `dist`, with
 * the packages of this project that it needs, and a `package.json` that names the libraries of all.
 */
export async function before(): Promise<void> {
  // Their sources would be overwritten with what was made of them.
  if (existsSync(KEPT))
    throw new Error("A packing was cut short: `tsx ../../scripts/pack-plugin.ts after` helps.");
  // What a try that failed has left would be packed with it.
  rmSync(BUILT, { recursive: true, force: true });
  const manifest = read(".");
  const own = path.basename(process.cwd());
  const packages = Object.keys(manifest.dependencies).filter((name) =>
    name.startsWith("@typed-site/"),
  );
  const folders = new Map(packages.map((name) => [name, path.basename(name)]));
  const sources = [own, ...folders.values()].flatMap((folder) =>
    modulesOf(path.join("..", folder)),
  );

  const isInBrowsers = (file: string) => IN_BROWSERS.test(path.relative("..", file));
  const compile = (format: "cjs" | "esm", files: string[]) =>
    build({
      absWorkingDir: process.cwd(),
      entryPoints: files,
      outdir: BUILT,
      outbase: "..",
      format,
      platform: "node",
      target: "node20",
    });
  await compile(
    "cjs",
    sources.filter((file) => !isInBrowsers(file)),
  );
  await compile("esm", sources.filter(isInBrowsers));
  declare(sources);
  for (const file of listFiles(BUILT)) withoutPackages(path.join(BUILT, file), folders);

  mkdirSync(KEPT);
  const keep = (file: string, text: string) => {
    if (existsSync(file)) cpSync(file, path.join(KEPT, file));
    writeFileSync(file, text);
  };
  const js = (module: string) => `./${BUILT}/${own}/${module}`;
  keep("gatsby-node.js", `module.exports = require("${js("hooks")}");\n`);
  keep("gatsby-browser.js", `module.exports = require("${js("gatsby-browser")}");\n`);
  keep("package.json", `${JSON.stringify(packed(manifest, packages, js), null, 2)}\n`);
}

/** The `package.json` of what is packed. */
function packed(manifest: Manifest, packages: readonly string[], js: (module: string) => string) {
  const { devDependencies: _tests, scripts: _scripts, ...rest } = manifest;
  const all = [manifest, ...packages.map((name) => read(path.join("..", path.basename(name))))]
    .flatMap((one) => Object.entries(one.dependencies))
    // Nothing that is packed needs a loader of TypeScript.
    .filter(([name]) => !packages.includes(name) && name !== "tsx");
  const isPeer = ([name]: [string, string]) =>
    PEERS.includes(name) && name in manifest.dependencies;
  const doors = Object.entries(manifest.exports)
    .filter(([door]) => !door.includes("*"))
    .map(([door, target]) => {
      const source = typeof target === "string" ? target : String(target.types);
      if (!source.endsWith(".ts")) return [door, source];
      const module = js(source.slice(2, -".ts".length));
      return [door, { types: `${module}.d.ts`, default: `${module}.js` }];
    });
  return {
    ...rest,
    exports: Object.fromEntries(doors) as Manifest["exports"],
    dependencies: Object.fromEntries(all.filter((one) => !isPeer(one)).sort()),
    peerDependencies: {
      ...manifest.peerDependencies,
      ...Object.fromEntries(all.filter(isPeer).map(([name, version]) => [name, `^${version}`])),
    },
  };
}

/** Writes the declarations of modules. @throws where TypeScript finds a mistake in one */
function declare(sources: readonly string[]): void {
  const { config } = ts.readConfigFile("../../tsconfig.json", (file) =>
    readFileSync(file, "utf8"),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, "../..");
  const program = ts.createProgram([...sources], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: "..",
    outDir: BUILT,
  });
  program.emit();
  const [wrong] = ts.getPreEmitDiagnostics(program);
  if (wrong)
    throw new Error(
      ts.formatDiagnostic(wrong, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => process.cwd(),
        getNewLine: () => "\n",
      }),
    );
}

/** Lets a built module find the packages of this project beside it. */
function withoutPackages(file: string, folders: ReadonlyMap<string, string>): void {
  const text = readFileSync(file, "utf8");
  const up = path.relative(path.dirname(file), BUILT) || ".";
  const replaced = text.replace(
    /"(@typed-site\/[\w-]+)(?:\/(\w+))?"/g,
    (whole, name: string, door = "index") => {
      const folder = folders.get(name);
      return folder ? `"${up}/${folder}/${String(door)}"` : whole;
    },
  );
  if (replaced !== text) writeFileSync(file, replaced);
}

/** `postpack`: puts the sources back. */
export function after(): void {
  rmSync("gatsby-browser.js", { force: true });
  cpSync(KEPT, ".", { recursive: true });
  rmSync(KEPT, { recursive: true });
  rmSync(BUILT, { recursive: true });
}

if (require.main === module) void (process.argv[2] === "after" ? after() : before());
