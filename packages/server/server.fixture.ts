import type { FastifyInstance } from "fastify";
import { folderWith, smallSite } from "../../e2e/support/server/site";
import { readConfig } from "./config";
import { createServer, type PlugIn, type ServerOptions } from "./server";

/** A server of a small site that has no plug-in unless one is given. */
export const createSmallServer = (
  options: Partial<ServerOptions> = {},
  plugIn?: PlugIn,
): Promise<FastifyInstance> =>
  createServer(
    readConfig({}),
    { publicFolder: folderWith(smallSite), logger: false, ...options },
    plugIn,
  );

/** A plug-in that reads texts at `/text`, and answers when all of one has come. */
export const textPlugIn: PlugIn = (app) => {
  app.post("/text", (_request, reply) => reply.send("read"));
  return Promise.resolve();
};
