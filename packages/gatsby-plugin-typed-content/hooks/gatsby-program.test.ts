import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { programOf } from "./gatsby-program";
import { tinyOptions } from "./tiny-options.fixture";

const folder = mkdtempSync(path.join(os.tmpdir(), "program-"));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const hooks = [path.join(folder, "hooks.ts")];
const digest = async (text = "") => (await programOf(hooks, text)).digest;

beforeEach(() => {
  write("hooks.ts", `import { model } from "./model"; export const createPages = () => model;`);
  write("model.ts", `export const model = "one";`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test("another module that a hook imports is another program", async () => {
  const before = await digest();
  write("model.ts", `export const model = "two";`);
  expect(await digest()).not.toBe(before);
});

test("a package of the project that is imported by its name is program, a library is not", async () => {
  const link = path.join(folder, "node_modules/own");
  write("linked/own/index.js", `export const own = "one";`);
  write("node_modules/library/index.js", `export const library = "one";`);
  symlinkSync("../linked/own", link);
  write(
    "hooks.ts",
    `import { own } from 'own'; import { library } from 'library'; use(own, library);`,
  );
  const { files } = await programOf(hooks, "");
  expect(files.map((file) => path.basename(file)).sort()).toEqual(["hooks.ts", "index.js"]);
  const before = await digest();
  write("node_modules/library/index.js", `export const library = "two";`);
  expect(await digest()).toBe(before);
  write("linked/own/index.js", `export const own = "two";`);
  expect(await digest()).not.toBe(before);
});

test("another comment is the same program", async () => {
  const before = await digest();
  write("model.ts", `/** One. */\nexport const model = "one";\n`);
  expect(await digest()).toBe(before);
});

test("another text, such as the versions of libraries, is another program", async () => {
  expect(await digest("zod 4")).not.toBe(await digest("zod 5"));
});

test("in another year it is another program, whose pages name one year of experience more", async () => {
  const digestIn = async (year: number) => {
    jest.useFakeTimers({
      now: Date.UTC(year, 6),
      doNotFake: ["nextTick", "setImmediate", "setTimeout"],
    });
    let found = "";
    await jest.isolateModulesAsync(async () => {
      const { gatsbyProgram } = await import("./gatsby-program");
      found = (await gatsbyProgram(tinyOptions, {})).digest;
    });
    jest.useRealTimers();
    return found;
  };
  const first = await digestIn(2026);
  expect(await digestIn(2026)).toBe(first);
  expect(await digestIn(2027)).not.toBe(first);
});

describe("the site's own program", () => {
  const before = process.cwd();
  const files = {
    "gatsby-config.ts": "export const plugins = [];",
    "gatsby-node.ts": "export const createPages = () => 1;",
    "content.ts": "export const content = 1;",
    "package-lock.json": "{}",
  };

  /** The digest in a working directory of its own, as a run of Gatsby for an address asks for it first. */
  async function digestOf(changed: Partial<typeof files>, siteUrl = "https://one.example") {
    for (const [name, text] of Object.entries({ ...files, ...changed })) write(name, text);
    process.chdir(folder);
    jest.resetModules();
    const { gatsbyProgram } = await import("./gatsby-program");
    return (await gatsbyProgram({ definition: "./content.ts" }, { siteUrl })).digest;
  }
  afterEach(() => process.chdir(before));

  test("is the same while nothing of it has changed", async () => {
    expect(await digestOf({})).toBe(await digestOf({}));
  });

  test.each([
    ["configuration", { "gatsby-config.ts": "export const plugins = [1];" }],
    ["definition", { "content.ts": "export const content = 2;" }],
    ["hook", { "gatsby-node.ts": "export const createPages = () => 2;" }],
    ["version of a library", { "package-lock.json": '{ "zod": 5 }' }],
  ])("is another one with another %s", async (_, changed) => {
    expect(await digestOf(changed)).not.toBe(await digestOf({}));
  });

  test("is another one for another address of the site", async () => {
    expect(await digestOf({}, "https://two.example")).not.toBe(await digestOf({}));
  });
});
