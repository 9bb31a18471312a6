/** The server of a built site, and what other servers must do likewise. */
export { readConfig, type ServerConfig, serverEnvironment } from "./config";
export { createServer, type PlugIn, type ServerOptions } from "./server";
export type { ServedPages } from "./static-files";
