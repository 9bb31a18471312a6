/** The server of a built site, and what must be the same on other servers. */
export { listSite, PAGE_FACTS, type PageFacts, readBuiltSite } from "./built-site";
export { readConfig, type ServerConfig } from "./config";
export { cacheControl, cachingRules, isImmutable, securityHeaders } from "./headers";
export type { InlineHashes } from "./policy/content-security-policy";
export { readRedirects } from "./read-redirects";
export { createServer, type PlugIn, type ServerOptions } from "./server";
