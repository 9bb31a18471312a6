/** What Gatsby's hooks call in `npm run develop`; only for Node. */
export { comparePages } from "./checks/shingles";
export { printResult } from "./commands/print-result";
export { assembleRelease } from "./deploy/assemble-release";
export { deploy, rollback } from "./deploy/deploy";
export { currentRelease, earlierRelease } from "./deploy/releases";
export { answerRejections } from "./develop/answer-rejections";
export { ContentGate } from "./develop/content-gate";
export { type GuardedApp, serveOwnPageOnly } from "./develop/own-page-only";
export { type ReportsApp, serveContentReport } from "./develop/serve-content-report";

/** A file of its own, fetched when it is first needed. */
export const loadBuild = () => import("./bench/build");

/** A file of its own, fetched when it is first needed. */
export const loadPages = () => import("./bench/pages");

/** A file of its own, fetched when it is first needed. */
export const loadPhone = () => import("./bench/phone");

/** A file of its own, fetched when it is first needed. */
export const loadServer = () => import("./bench/server");

/** A file of its own, fetched when it is first needed. */
export const loadCheckReproducible = () => import("./commands/check-reproducible");

/** A file of its own, fetched when it is first needed. */
export const loadCheckSite = () => import("./commands/check-site");

/** A file of its own, fetched when it is first needed. */
export const loadCheckSpelling = () => import("./commands/check-spelling");

/** A file of its own, fetched when it is first needed. */
export const loadEnquiriesCommand = () => import("./commands/enquiries-command");

/** A file of its own, fetched when it is first needed. */
export const loadBillOfMaterials = () => import("./checks/bill-of-materials");
