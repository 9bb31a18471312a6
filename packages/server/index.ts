/** The server of a built site, and what other servers must do likewise. */
export { listSite, PAGE_FACTS, readBuiltSite } from "./built-site";
export {
  hasTlsEverywhere,
  isRehearsal,
  readConfig,
  type ServerConfig,
  serverEnvironment,
} from "./config";
export { cacheControl, cachingRules, securityHeaders } from "./headers";
export {
  contentSecurityPolicy,
  developmentPolicy,
  type InlineHashes,
} from "./policy/content-security-policy";
export { readRedirects } from "./read-redirects";
export { createServer, type PlugIn, type ServerOptions } from "./server";
export type { ServedPages } from "./static-files";
