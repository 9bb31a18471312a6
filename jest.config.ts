/** @jest-config-loader esbuild-register */
import { existsSync } from "node:fs";
import type { Config } from "jest";
import { project, quickProjects } from "@typed-site/test-support/jest/projects";

// Far from UTC, where machines that build usually are: whoever mixes up a local and another day sees it here.
// A day at midnight of UTC is another one only west of it, so the thorough run has the unit tests there, too.
process.env.TZ = process.env.TEST_ZONE ?? "Pacific/Auckland";

/** The folders with tests; `apps` may be deleted. */
const roots = ["src", "packages", "apps", "scripts", "e2e"]
  .filter((folder) => existsSync(folder))
  .map((folder) => `<rootDir>/${folder}`);

const projects = [
  // Unit tests, and those with servers, which need a built site.
  ...quickProjects,
  // Long or random tests, and those that need other servers; need a built site.
  project("thorough", 5, { testMatch: ["**/*.thorough.test.{ts,tsx}"] }),
  // Those that other work would disturb, since they measure a process or race one: `--runInBand`.
  project("alone", 5, { testMatch: ["**/*.alone.test.ts"] }),
  // In copies of the project, which are built: the recipes of the documents, and a change of the program.
  project("recipes", 15, { testMatch: ["**/*.recipes.test.ts"] }),
  // The deploy document, carried out by its words on a bare Debian. It takes half an hour and needs root, so nothing
  // starts it by itself: it is for whoever changes `deploy/`.
  project("debian", 30, { testMatch: ["**/*.debian.test.ts"] }),
  // How a filter for junk judges the mails; needs a running rspamd (Debian's package), so nothing starts it by itself.
  project("rspamd", 5, { testMatch: ["**/*.rspamd.test.ts"] }),
];

/** One project for each kind of tests; `--selectProjects` chooses. */
const config: Config = {
  projects: projects.map((kind) => ({
    ...kind,
    roots,
    moduleNameMapper: {
      "\\.module\\.css$": "<rootDir>/e2e/support/jest/class-names-mock.ts",
      "^photoswipe/style\\.css$": "<rootDir>/e2e/support/jest/style-sheet-mock.ts",
      "^gatsby$": "<rootDir>/e2e/support/jest/gatsby-mock.ts",
    },
  })),
};

export default config;
