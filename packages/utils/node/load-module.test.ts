import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { loadModule } from "./load-module";

const load = (files: Record<string, string>) =>
  loadModule<{ answer: number }>(path.join(folderWith(files), "a.ts"));

test("a module in TypeScript is loaded with all that it imports", async () => {
  const files = {
    "a.ts": 'import { half } from "./b"; export const answer: number = 2 * half;',
    "b.ts": "export const half = 21;",
  };
  expect((await load(files)).answer).toBe(42);
});

test("a module in JavaScript, too, whichever way it exports", async () => {
  for (const text of ["exports.answer = 42;", "module.exports = { answer: 42 };"]) {
    const file = path.join(folderWith({ "a.js": text }), "a.js");
    expect((await loadModule<{ answer: number }>(file)).answer).toBe(42);
  }
});

test("a mistake in it, and one while it runs, are told with their place", async () => {
  await expect(load({ "a.ts": "export const = 1;" })).rejects.toThrow(/a\.ts:1:13/);
  await expect(load({ "a.ts": 'throw new Error("not yet");' })).rejects.toThrow("not yet");
});
