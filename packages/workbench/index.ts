/** What the site's hooks and commands call; only for Node. */
export { pagesOfTemplates } from "./checks/built-pages";
export { type StyleRule, wordRule } from "./checks/house-style";
export { learnWord } from "./checks/own-words";
export { comparePages } from "./checks/shingles";

/** Lazy-loads the command, which comes with Hunspell. */
export const loadCheckSpelling = () => import("./commands/check-spelling");

export { ContentGate } from "./develop/content-gate";
export type { DevelopApp } from "./develop/develop-app";
export { EXAMPLES_ADDRESS, serveExampleQueries } from "./develop/example-queries";
export { guardServer } from "./develop/guard-server";
export { serveContentReport } from "./develop/serve-content-report";
export { watchFiles } from "./develop/watch-files";
