/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import { shared } from "./jest.config";

/** The recipes of the documents, carried out in a copy of the project; builds the copy once. */
const config: Config = {
  roots: ["<rootDir>/e2e/recipes"],
  ...shared,
  testEnvironment: "node",
  testRegex: "\\.recipes\\.test\\.ts$",
  testTimeout: 900_000,
};

export default config;
