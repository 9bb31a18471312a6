import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { digestOfModules } from "./program-digest";

const folder = mkdtempSync(path.join(os.tmpdir(), "program-"));
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const digest = () => digestOfModules([path.join(folder, "hooks.ts")], "");

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

test("another comment is the same program", async () => {
  const before = await digest();
  write("model.ts", `/** One. */\nexport const model = "one";\n`);
  expect(await digest()).toBe(before);
});

test("another text, such as the versions of libraries, is another program", async () => {
  const hooks = [path.join(folder, "hooks.ts")];
  expect(await digestOfModules(hooks, "zod 4")).not.toBe(await digestOfModules(hooks, "zod 5"));
});
