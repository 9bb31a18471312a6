import { listFiles } from "@typed-site/utils/node";
import { models } from ".";

const isModel = (value: unknown) =>
  typeof value === "object" && value !== null && "typeName" in value && "shape" in value;

/** The modules beside this one. */
const modules = listFiles(__dirname)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => `./${file.replace(/\.ts$/, "")}`);

test("the list has every model of the folder, each once", async () => {
  const exports = await Promise.all(
    modules.map(async (module) => Object.values((await import(module)) as Record<string, unknown>)),
  );
  const found = new Set(exports.flat().filter(isModel));
  expect(new Set(models)).toEqual(found);
  expect(models).toHaveLength(found.size);
});
