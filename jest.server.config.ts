/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import unit from "./jest.config";

/** The server and the delivery of enquiries, over real sockets and disks; needs a built site. */
const config: Config = {
  roots: ["<rootDir>/src"],
  transform: unit.transform ?? {},
  transformIgnorePatterns: unit.transformIgnorePatterns ?? [],
  testEnvironment: "node",
  testRegex: "\\.server\\.test\\.ts$",
  testTimeout: 120_000,
};

export default config;
