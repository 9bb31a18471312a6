/** What servers of a finished site need to know of it, and send with it; only for Node. */
export { type BuiltSite, listSite, PAGE_FACTS, readBuiltSite } from "./built-site";
export { readRedirects } from "./files/read-redirects";
export { cacheControl } from "./headers/caching";
export type { SiteFacts } from "./headers/content-security-policy";
export { contentTypes } from "./headers/content-types";
export { hasTlsEverywhere, securityHeaders } from "./headers/security-headers";
