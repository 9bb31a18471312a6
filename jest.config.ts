/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const config: Config = {
  testEnvironment: "jsdom",
  roots: ["<rootDir>/src"],
  transform: {
    "\\.[jt]sx?$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  // Gatsby ships these as ES modules.
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "^gatsby$": "<rootDir>/src/test/gatsby-mock.tsx",
  },
  globals: { __PATH_PREFIX__: "" },
  setupFilesAfterEnv: ["<rootDir>/src/test/setup.ts"],
};

export default config;
