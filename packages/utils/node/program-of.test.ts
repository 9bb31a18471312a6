import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildOptions } from "esbuild";
import { programOf } from "./program-of";

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

test("the settings of a compiler make no other program, since esbuild follows them not each time", async () => {
  const before = await digest();
  write("tsconfig.json", `{ "compilerOptions": { "strict": true } }`);
  expect(await digest()).toBe(before);
});

test("the bundler goes after the last of those who read at once, also where one fails", async () => {
  const actual = jest.requireActual<typeof import("esbuild")>("esbuild");
  const stop = jest.fn(() => actual.stop());
  const build = jest.fn((options: BuildOptions) => actual.build(options));
  await jest.isolateModulesAsync(async () => {
    jest.doMock("esbuild", () => ({ ...actual, build, stop }));
    const { programOf: read } = await import("./program-of");
    await Promise.all([read(hooks, ""), read(hooks, "")]);
    expect(stop).toHaveBeenCalledTimes(1);
    build.mockRejectedValueOnce(new Error("no such file"));
    await expect(read(hooks, "")).rejects.toThrow("no such file");
    expect(stop).toHaveBeenCalledTimes(2);
  });
  jest.dontMock("esbuild");
});
