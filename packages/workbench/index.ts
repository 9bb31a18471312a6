/** What the site's hooks and commands call; only for Node. */
export { type BenchedServer, benchServer } from "./bench/server";
export { pagesOfTemplates } from "./checks/built-pages";
export { type StyleRule, wordRule } from "./checks/house-style";
export { learnWord } from "./checks/own-words";
export { comparePages } from "./checks/shingles";

/** Lazy-loads the command, which comes with Hunspell. */
export const loadCheckSpelling = () => import("./commands/check-spelling");

export { answerRejections, type MiddlewareApp } from "./develop/answer-rejections";
export { ContentGate } from "./develop/content-gate";
export { EXAMPLES_ADDRESS, type ExamplesApp, serveExampleQueries } from "./develop/example-queries";
export { type GuardedApp, serveOwnPageOnly } from "./develop/own-page-only";
export { type ReportsApp, serveContentReport } from "./develop/serve-content-report";
export { watchProgram } from "./develop/watch-program";
