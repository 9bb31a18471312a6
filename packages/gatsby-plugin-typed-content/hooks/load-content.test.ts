import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { contentOf, loadContent, loadedContent } from "./load-content";
import { tinyOptions } from "./tiny-options.fixture";

const load = (text: string) =>
  contentOf(path.join(folderWith({ "content.ts": text }), "content.ts"));

test("a definition in TypeScript is loaded with all that it imports", async () => {
  const { models, typeNameOf } = await contentOf(tinyOptions.definition);
  expect(models.map(({ typeName }) => typeName)).toContain("Firm");
  expect(typeNameOf("firm.yaml")).toBe("Firm");
});

test("a module without content is told what to export", async () => {
  await expect(load("export const models = [];")).rejects.toThrow(
    /content\.ts exports no content\. Write: export const content = defineContent/,
  );
});

test("a definition without a language is told to name one", async () => {
  const text = 'import { defineContent } from "gatsby-plugin-typed-content";\n';
  await expect(
    load(`${text}export const content = defineContent({ models: [] });`),
  ).rejects.toThrow(/content\.ts names no language\. Write: defineContent\(\{ language: english/);
});

test("a mistake in the module, and one while it runs, are told with their place", async () => {
  await expect(load("export const = 1;")).rejects.toThrow(/content\.ts:1:13/);
  await expect(load('throw new Error("no models yet");')).rejects.toThrow("no models yet");
});

test("the content is loaded once; what asks before any hook is told to name the plugin", async () => {
  expect(loadedContent).toThrow(/not in the list of plugins of gatsby-config/);
  const content = await loadContent(tinyOptions);
  expect(await loadContent({ definition: "./another.ts" })).toBe(content);
  expect(loadedContent()).toBe(content);
});
