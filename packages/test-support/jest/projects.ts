import type { Config } from "jest";

type Project = Exclude<NonNullable<Config["projects"]>[number], string>;

/** A kind of test. Jest has no time limit per project, so `setup.ts` sets it. */
export const project = (displayName: string, minutes: number, options: Project): Project => ({
  displayName,
  transform: { "\\.(mjs|[jt]sx?)$": require.resolve("./transform.mjs") },
  // These are shipped as ES modules.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-plugin-catch-links|photoswipe|@x0k/json-schema-merge|(.*/)?cookie)/)",
  ],
  globals: { __PATH_PREFIX__: "", MINUTES_AT_MOST: minutes },
  setupFilesAfterEnv: [require.resolve("./setup.ts")],
  testEnvironment: "node",
  ...options,
});

const unit = {
  testPathIgnorePatterns: [
    "/node_modules/",
    "\\.(server|recipes|thorough|alone|debian|rspamd)\\.test\\.tsx?$",
  ],
};

/** The tests of a package that need nothing but Node: one project for each kind, chosen by `--selectProjects`. */
export const quickProjects: readonly Project[] = [
  // Unit tests: `.tsx` files run in jsdom, the others in Node unless they ask for jsdom.
  project("node", 1, { ...unit, testMatch: ["**/*.test.ts"] }),
  project("dom", 1, { ...unit, testMatch: ["**/*.test.tsx"], testEnvironment: "jsdom" }),
  // Servers, delivery and publishing, with real sockets, disks and programs.
  project("server", 2, { testMatch: ["**/*.server.test.ts"] }),
];
