import path from "node:path";
import type { FastifyInstance } from "fastify";
import { addEnquiries, type EnquiryOptions } from "../../packages/enquiries/server";
import { createServer, type ServerConfig, type ServerOptions } from "../../packages/server";
import { readMailWords } from "./mail-words";

/**
 * Creates this site's server, for files and enquiries; it does not listen yet.
 * @param options for tests only
 */
export function createSiteServer(
  config: ServerConfig,
  options: Partial<ServerOptions & EnquiryOptions> = {},
): Promise<FastifyInstance> {
  const words = readMailWords(path.resolve("content"));
  return createServer(config, options, (app, pages) =>
    addEnquiries(app, { pages, config, words }, options),
  );
}
