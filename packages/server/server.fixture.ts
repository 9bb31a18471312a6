import type { FastifyInstance } from "fastify";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { readConfig } from "./config";
import { createServer, type PlugIn, type ServerOptions } from "./server";

interface SmallServerOptions extends Partial<ServerOptions> {
  publicFolder?: string;
}

/** A server of a small site that has no plug-in unless one is given. */
export const createSmallServer = (
  { publicFolder = folderWith(smallSite), ...options }: SmallServerOptions = {},
  plugIn?: PlugIn,
): Promise<FastifyInstance> =>
  createServer(publicFolder, readConfig({}), { logger: false, ...options }, plugIn);

/** A plug-in that reads texts at `/text`, and answers when all of one has come. */
export const textPlugIn: PlugIn = (app) => {
  app.post("/text", (_request, reply) => reply.send("read"));
  return Promise.resolve();
};
