/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

// Far from UTC, where machines that build usually are: whoever mixes up a local and another day sees it here.
process.env.TZ = "Pacific/Auckland";

type Project = Exclude<NonNullable<Config["projects"]>[number], string>;

/** A kind of test. Jest has no time limit per project, so `e2e/support/jest/setup.ts` sets it. */
const project = (displayName: string, minutes: number, options: Project): Project => ({
  displayName,
  roots: ["<rootDir>/src", "<rootDir>/packages", "<rootDir>/e2e"],
  transform: { "\\.(mjs|[jt]sx?)$": "<rootDir>/e2e/support/jest/transform.mjs" },
  // These are shipped as ES modules.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-plugin-catch-links|photoswipe|@x0k/json-schema-merge|(.*/)?cookie)/)",
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "^photoswipe/style\\.css$": "<rootDir>/e2e/support/jest/style-sheet-mock.ts",
    "^gatsby$": "<rootDir>/e2e/support/jest/gatsby-mock.ts",
  },
  globals: { __PATH_PREFIX__: "", MINUTES_AT_MOST: minutes },
  setupFilesAfterEnv: ["<rootDir>/e2e/support/jest/setup.ts"],
  testEnvironment: "node",
  ...options,
});

const unit = {
  testPathIgnorePatterns: ["/node_modules/", "\\.(server|recipes|thorough|alone)\\.test\\.tsx?$"],
};

/** One project for each kind of tests; `--selectProjects` chooses. */
const config: Config = {
  projects: [
    // Unit tests: `.tsx` files run in jsdom, the others in Node unless they ask for jsdom.
    project("node", 1, { ...unit, testMatch: ["**/*.test.ts"] }),
    project("dom", 1, { ...unit, testMatch: ["**/*.test.tsx"], testEnvironment: "jsdom" }),
    // The server, delivery and publishing, with real sockets, disks and programs; needs a built site.
    project("server", 2, { testMatch: ["**/*.server.test.ts"] }),
    // Long or random tests, and those that need other servers; need a built site.
    project("thorough", 5, { testMatch: ["**/*.thorough.test.{ts,tsx}"] }),
    // Those that other work would disturb, since they measure a process or race one: `--runInBand`.
    project("alone", 5, { testMatch: ["**/*.alone.test.ts"] }),
    // In copies of the project, which are built: the recipes of the documents, and a change of the program.
    project("recipes", 15, { testMatch: ["**/*.recipes.test.ts"] }),
  ],
};

export default config;
