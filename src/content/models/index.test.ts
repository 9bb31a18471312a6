import { readdirSync } from "node:fs";
import type { Model } from "../model";
import { models } from ".";

const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  /^(?!index\.)[^.]+\.ts$/.test(file),
);

const isModel = (exported: unknown): exported is Model =>
  typeof exported === "object" &&
  exported !== null &&
  "typeName" in exported &&
  "files" in exported;

test.each(files)("the list in models/index.ts has the model of %s", async (file) => {
  const exports = Object.values((await import(`./${file}`)) as object);
  expect(exports.some(isModel)).toBe(true);
  expect(models).toEqual(expect.arrayContaining(exports.filter(isModel)));
});
