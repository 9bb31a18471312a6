/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import { shared } from "./jest.config";

/** The server and the delivery of enquiries, over real sockets and disks; needs a built site. */
const config: Config = {
  roots: ["<rootDir>/src"],
  ...shared,
  testEnvironment: "node",
  testRegex: "\\.server\\.test\\.ts$",
  testTimeout: 120_000,
};

export default config;
