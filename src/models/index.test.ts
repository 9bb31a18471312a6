import { listFiles } from "@typed-site/utils/node";
import { models } from ".";

const folders = ["src/models", "src/felling/models"];

const isModel = (value: unknown) =>
  typeof value === "object" && value !== null && "typeName" in value && "shape" in value;

/** The modules of the folders, relative to this one. */
const modules = folders.flatMap((folder) =>
  listFiles(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => `../${folder.replace("src/", "")}/${file.replace(/\.ts$/, "")}`),
);

test("the list has every model of the folders, each once", async () => {
  const exports = await Promise.all(
    modules.map(async (module) => Object.values((await import(module)) as Record<string, unknown>)),
  );
  const found = new Set(exports.flat().filter(isModel));
  expect(new Set(models)).toEqual(found);
  expect(models).toHaveLength(found.size);
});
