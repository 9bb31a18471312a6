/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/** What all tests need that Jest runs. */
export const shared: Config = {
  transform: { "\\.(mjs|[jt]sx?)$": "<rootDir>/e2e/support/jest/transform.mjs" },
  // These are shipped as ES modules.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-plugin-catch-links|photoswipe|(.*/)?cookie)/)",
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "^photoswipe/style\\.css$": "<rootDir>/e2e/support/jest/style-sheet-mock.ts",
    "^gatsby$": "<rootDir>/e2e/support/jest/gatsby-mock.ts",
  },
  globals: { __PATH_PREFIX__: "" },
  setupFilesAfterEnv: ["<rootDir>/e2e/support/jest/setup.ts"],
};

const unit: Config = {
  ...shared,
  roots: ["<rootDir>/src", "<rootDir>/e2e/recipes", "<rootDir>/e2e/run"],
  // These run on their own: jest.server.config.ts, jest.recipes.config.ts, jest.thorough.config.ts.
  testPathIgnorePatterns: ["/node_modules/", "\\.(server|recipes|thorough)\\.test\\.tsx?$"],
};

/** Unit tests: those in `.tsx` files have a document, the others have none unless they ask for one. */
const config: Config = {
  // Not a claim: a machine that is busy with other work must not fail a test.
  testTimeout: 60_000,
  projects: [
    { ...unit, displayName: "node", testMatch: ["**/*.test.ts"], testEnvironment: "node" },
    { ...unit, displayName: "dom", testMatch: ["**/*.test.tsx"], testEnvironment: "jsdom" },
  ],
};

export default config;
