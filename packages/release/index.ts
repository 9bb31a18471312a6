/** Releases of the built site in a folder; only for Node. */
export { assembleRelease, type ReleaseParts } from "./assemble-release";
export type { ReleaseCheck } from "./check-release";
export { deploy, rollback } from "./deploy";
export { flattenPages } from "./flatten-pages";
export { currentRelease } from "./release-folder";
