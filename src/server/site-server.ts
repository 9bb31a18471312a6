import path from "node:path";
import type { FastifyInstance } from "fastify";
import {
  addEnquiries,
  type EnquiryConfig,
  enquiryEnvironment,
  type EnquiryOptions,
  enquiryProblems,
} from "@typed-site/enquiries/server";
import {
  createServer,
  type ServerConfig,
  serverEnvironment,
  type ServerOptions,
} from "@typed-site/server";
import { readEnvironment } from "@typed-site/utils/node";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { readMailWords } from "./mail-words";

/** The operator's settings for the whole server. */
export type SiteConfig = ServerConfig & EnquiryConfig;

/** Reads the settings of the server and of the enquiries. @throws Error that names each invalid one */
export const readSiteConfig = (variables: Record<string, string | undefined>): SiteConfig =>
  readEnvironment({ ...serverEnvironment, ...enquiryEnvironment }, variables, enquiryProblems);

/** For tests. */
interface SiteOptions extends Partial<ServerOptions & EnquiryOptions> {
  publicFolder?: string;
}

/**
 * Creates this site's server, for files and enquiries; it does not listen yet.
 */
export function createSiteServer(
  config: SiteConfig,
  { publicFolder = path.resolve("public"), ...options }: SiteOptions = {},
): Promise<FastifyInstance> {
  const words = readMailWords(path.resolve("content"));
  return createServer(publicFolder, config, options, (app, pages) =>
    addEnquiries(app, { pages, config, words, addresses: ENQUIRY_ADDRESSES }, options),
  );
}
