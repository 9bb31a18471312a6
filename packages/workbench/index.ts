/** What Gatsby's hooks call in `npm run develop`; only for Node. */
export { learnWord } from "./checks/own-words";
export { comparePages } from "./checks/shingles";
export type { SpellingFinding } from "./checks/spelling";
export { printResult } from "./commands/print-result";
export { assembleRelease } from "./deploy/assemble-release";
export { deploy, rollback } from "./deploy/deploy";
export { currentRelease, earlierRelease } from "./deploy/releases";
export { answerRejections } from "./develop/answer-rejections";
export { ContentGate } from "./develop/content-gate";
export { type GuardedApp, serveOwnPageOnly } from "./develop/own-page-only";
export { type ReportsApp, serveContentReport } from "./develop/serve-content-report";

/** Lazy-loads the command. */
export const loadBuild = () => import("./bench/build");

/** Lazy-loads the command. */
export const loadPages = () => import("./bench/pages");

/** Lazy-loads the command. */
export const loadPhone = () => import("./bench/phone");

/** Lazy-loads the command. */
export const loadServer = () => import("./bench/server");

/** Lazy-loads the command. */
export const loadCheckReproducible = () => import("./commands/check-reproducible");

/** Lazy-loads the command. */
export const loadCheckSite = () => import("./commands/check-site");

/** Lazy-loads the command. */
export const loadCheckSpelling = () => import("./commands/check-spelling");

/** Lazy-loads the command. */
export const loadEnquiriesCommand = () => import("./commands/enquiries-command");

/** Lazy-loads the command. */
export const loadBillOfMaterials = () => import("./checks/bill-of-materials");
