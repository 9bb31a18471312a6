/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import { shared } from "./jest.config";

/** What is long, random or needs other servers: part of `npm run test:thorough`; needs a built site. */
const config: Config = {
  ...shared,
  roots: ["<rootDir>/src"],
  testEnvironment: "node",
  testRegex: "\\.thorough\\.test\\.tsx?$",
  testTimeout: 300_000,
  // One at a time: some of these tests measure memory or CPU, others race a process.
  maxWorkers: 1,
};

export default config;
