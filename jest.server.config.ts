/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import unit from "./jest.config";

/** The server and the delivery of enquiries, over real sockets and disks; needs a built site. */
const config: Config = {
  roots: ["<rootDir>/src"],
  transform: unit.transform ?? {},
  // Part of Fastify's own test tool, and an ES module.
  transformIgnorePatterns: ["node_modules/(?!(.*/)?cookie/)"],
  testEnvironment: "node",
  testRegex: "\\.server\\.test\\.ts$",
  testTimeout: 120_000,
  // One at a time: some of these tests measure memory, others race a process.
  maxWorkers: 1,
};

export default config;
