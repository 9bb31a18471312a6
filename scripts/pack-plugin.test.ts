// A plugin in a project of its own, made ready for npm as `npm pack` does it, and put back.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { listFiles } from "@typed-site/utils/node";
import { after, before } from "./pack-plugin";

const manifest = {
  name: "gatsby-plugin-bread",
  version: "1.0.0",
  engines: { node: ">=20.19" },
  files: ["dist", "gatsby-*.js"],
  scripts: { prepack: "tsx ../../scripts/pack-plugin.ts" },
  sideEffects: false,
  exports: {
    ".": "./index.ts",
    "./config": { types: "./config.ts", default: "./config.js" },
    "./gatsby-node": "./gatsby-node.js",
    "./testing/*": "./testing/*.ts",
  },
  dependencies: {
    "@typed-site/flour": "1.0.0",
    "@typed-site/water": "1.0.0",
    gatsby: "5.16.1",
    react: "18.3.1",
    "react-dom": "18.3.1",
    tsx: "4.23.15",
    yaml: "2.9.1",
    zod: "4.6.7",
  },
  devDependencies: { "fast-check": "4.11.0" },
  peerDependencies: { "gatsby-plugin-sharp": "^5.16.0" },
};

const sibling = (name: string, dependencies: object) =>
  JSON.stringify({
    name: `@typed-site/${name}`,
    exports: { ".": "./index.ts", "./node": "./node.ts" },
    dependencies,
  });

const sources = {
  "package.json": JSON.stringify(manifest),
  "gatsby-node.js": 'require("tsx/cjs");\nmodule.exports = require("./hooks");\n',
  "config.js": 'require("tsx/cjs");\nmodule.exports = require("./config.ts");\n',
  "config.ts": 'export const folder = "content";\n',
  "index.ts": 'export { bake, type Flour } from "./hooks/bake";\n',
  "hooks.ts": 'export { bake } from "./hooks/bake";\n',
  "hooks/bake.ts": `
    import { type Flour, flour } from "@typed-site/flour";
    import { rye } from "@typed-site/flour/node";
    import { water } from "@typed-site/water";
    export type { Flour };
    export const bake = (): string => flour + rye + water;
  `,
  "browser/smell.tsx": 'export const smell = "of bread";\n',
  "browser.ts": 'export { smell } from "./browser/smell";\n',
  "gatsby-browser.ts": 'export { smell } from "./browser/smell";\n',
  "globals.d.ts": "declare const oven: string;\n",
  "index.test.ts": "",
  "hooks/bake.test.tsx": "",
  "oven.fixture.ts": "",
  "testing/oven.ts": "",
};

const project = folderWith({
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      lib: ["ES5"],
      jsx: "react-jsx",
      types: [],
      strict: true,
      moduleResolution: "Bundler",
      module: "ESNext",
      noEmit: true,
    },
  }),
  "packages/flour/package.json": sibling("flour", {
    yaml: "2.9.1",
    "js-yaml": "4.3.2",
    gatsby: "5.16.1",
  }),
  "packages/flour/index.ts":
    'export const flour = "flour";\nexport interface Flour { grams: number }\n',
  "packages/flour/node.ts": 'export const rye = ", rye";\n',
  "packages/water/package.json": sibling("water", { sharp: "0.35.5", tsx: "4.23.15" }),
  "packages/water/index.ts": 'export const water = ", water";\n',
  "packages/water/node.ts": "export {};\n",
});
const plugin = path.join(project, "packages/bread");
const start = process.cwd();

/** The files of the plugin, by their places. */
const filesNow = () =>
  Object.fromEntries(
    listFiles(plugin).map((file) => [file, readFileSync(path.join(plugin, file), "utf8")]),
  );

let failure: unknown;
let afterFailure: Record<string, string>;
let packed: Record<string, string>;
let baked: unknown;
let secondTry: unknown;
let putBack: Record<string, string>;

beforeAll(async () => {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(plugin, file)), { recursive: true });
    writeFileSync(path.join(plugin, file), text);
  }
  const links = path.join(project, "node_modules/@typed-site");
  mkdirSync(links, { recursive: true });
  for (const name of ["flour", "water"])
    symlinkSync(path.join(project, "packages", name), path.join(links, name));
  process.chdir(plugin);
  const slip = path.join(plugin, "hooks/slip.ts");
  writeFileSync(slip, 'export const grams: number = "many";\n');
  failure = await before().catch((error: unknown) => error);
  afterFailure = filesNow();
  rmSync(slip);
  await before();
  packed = filesNow();
  secondTry = await before().catch((error: unknown) => error);
  // Who has installed it has none of the project's packages.
  rmSync(links, { recursive: true });
  const { bake } = jest.requireActual<{ bake: () => string }>(path.join(plugin, "gatsby-node.js"));
  baked = bake();
  after();
  putBack = filesNow();
});

afterAll(() => {
  process.chdir(start);
  rmSync(project, { recursive: true });
});

test("what is packed finds the project's packages in itself, by each of their doors", () => {
  expect(baked).toBe("flour, rye, water");
  expect(packed["dist/bread/hooks/bake.d.ts"]).toContain('from "../../flour/index"');
  const others = Object.entries(packed).filter(([file]) => file.startsWith("dist/"));
  expect(others.filter(([, text]) => text.includes("@typed-site"))).toEqual([]);
});

test("what is packed is all of the program with its types, and no test", () => {
  const modules = [
    "bread/browser",
    "bread/browser/smell",
    "bread/config",
    "bread/gatsby-browser",
    "bread/hooks",
    "bread/hooks/bake",
    "bread/index",
    "flour/index",
    "flour/node",
    "water/index",
    "water/node",
  ];
  const built = Object.keys(packed).filter((file) => file.startsWith("dist/"));
  expect(built).toEqual(modules.flatMap((module) => [`dist/${module}.d.ts`, `dist/${module}.js`]));
});

test("bundlers get modules of which they take what is used, Gatsby on Node gets what it can require", () => {
  const isModule = Object.entries(packed)
    .filter(([file, text]) => /^dist.*\.js$/.test(file) && /^export \{/m.test(text))
    .map(([file]) => file);
  expect(isModule).toEqual([
    "dist/bread/browser.js",
    "dist/bread/browser/smell.js",
    "dist/bread/gatsby-browser.js",
  ]);
  expect(packed["gatsby-browser.js"]).toContain(`"./dist/bread/gatsby-browser"`);
});

test("its package.json names the libraries of all, once with those who install it, and the doors of what is built", () => {
  const door = (module: string) => ({
    types: `./dist/bread/${module}.d.ts`,
    default: `./dist/bread/${module}.js`,
  });
  expect(JSON.parse(packed["package.json"] ?? "")).toEqual({
    name: "gatsby-plugin-bread",
    version: "1.0.0",
    engines: { node: ">=20.19" },
    files: ["dist", "gatsby-*.js"],
    sideEffects: false,
    exports: {
      ".": door("index"),
      "./config": door("config"),
      "./gatsby-node": "./gatsby-node.js",
    },
    dependencies: { "js-yaml": "4.3.2", sharp: "0.35.5", yaml: "2.9.1" },
    peerDependencies: {
      "gatsby-plugin-sharp": "^5.16.0",
      gatsby: "^5.16.1",
      react: "^18.3.1",
      "react-dom": "^18.3.1",
      zod: "^4.6.7",
    },
  });
});

test("afterwards all is as it was, also where it was begun a second time", () => {
  expect(String(secondTry)).toContain("A packing was cut short");
  expect(putBack).toEqual(sources);
});

test("a mistake of types stops it, changes no source, and is in nothing that is packed later", () => {
  expect(String(failure)).toMatch(/slip\.ts\(1,14\).*not assignable/);
  expect(afterFailure).toMatchObject(sources);
  expect(Object.keys(packed).filter((file) => file.includes("slip"))).toEqual([]);
});

test("a module names one beside it by its own extension, which is another one in what is packed", () => {
  const shipped = ["gatsby-plugin-typed-content", "gatsby-plugin-finished-pages", "utils"].flatMap(
    (name) => {
      const folder = path.resolve(__dirname, "../packages", name);
      return listFiles(folder)
        .filter(
          (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|node_modules|testing/.test(file),
        )
        .map((file) => path.join(folder, file));
    },
  );
  expect(shipped.length).toBeGreaterThan(100);
  const named = shipped.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/join\(\s*__dirname,[^;]*\.tsx?["'`]/g),
      ([found]) => `${file}: ${found}`,
    ),
  );
  // Of the project's own plugin alone: an installed one is known by its version.
  expect(named).toEqual([
    expect.stringMatching(/gatsby-program\.ts: join\(__dirname, "\.\.\/hooks\.ts"/),
  ]);
});
