/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const config: Config = {
  testEnvironment: "jsdom",
  // Not a claim: a machine that is busy with other work must not fail a test.
  testTimeout: 60_000,
  roots: ["<rootDir>/src", "<rootDir>/e2e/recipes", "<rootDir>/e2e/run"],
  // These run on their own: jest.server.config.ts, jest.recipes.config.ts, jest.thorough.config.ts.
  testPathIgnorePatterns: ["/node_modules/", "\\.(server|recipes|thorough)\\.test\\.tsx?$"],
  transform: {
    "\\.(mjs|[jt]sx?)$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  // These are shipped as ES modules.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-plugin-catch-links|d3-geo|d3-array|internmap|photoswipe|(.*/)?cookie)/)",
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "^photoswipe/style\\.css$": "<rootDir>/e2e/support/jest/style-sheet-mock.ts",
    "^gatsby$": "<rootDir>/e2e/support/jest/gatsby-mock.ts",
  },
  globals: { __PATH_PREFIX__: "" },
  setupFilesAfterEnv: ["<rootDir>/e2e/support/jest/setup.ts"],
};

export default config;
