/** What the site's hooks and commands call; only for Node. */
export { pagesOfTemplates } from "./checks/built-pages";
export { type StyleRule, wordRule } from "./checks/house-style";
export { learnWord } from "./checks/own-words";
export { queryProblems } from "./checks/queries/check-queries";
export { comparePages } from "./checks/shingles";

export { printResult } from "./commands/print-result";
export { answerRejections, type MiddlewareApp } from "./develop/answer-rejections";
export { ContentGate } from "./develop/content-gate";
export { EXAMPLES_ADDRESS, type ExamplesApp, serveExampleQueries } from "./develop/example-queries";
export { type GuardedApp, serveOwnPageOnly } from "./develop/own-page-only";
export { type ReportsApp, serveContentReport } from "./develop/serve-content-report";
export { watchProgram } from "./develop/watch-program";

/** Lazy-loads the benchmark of the pages. */
export const loadPageBenchmark = () => import("./bench/pages");

/** Lazy-loads the benchmark of the server. */
export const loadServerBenchmark = () => import("./bench/server");

/** Lazy-loads the command. */
export const loadCheckSite = () => import("./commands/check-site");

/** Lazy-loads the command. */
export const loadCheckSpelling = () => import("./commands/check-spelling");

/** Lazy-loads the command. */
export const loadEnquiriesCommand = () => import("./commands/enquiries-command");
