/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import { shared } from "./jest.config";

/** The server, the delivery of enquiries and publishing, with real sockets, disks and programs; needs a built site. */
const config: Config = {
  roots: ["<rootDir>/src"],
  ...shared,
  testEnvironment: "node",
  testRegex: "\\.server\\.test\\.ts$",
  testTimeout: 120_000,
};

export default config;
