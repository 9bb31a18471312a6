import path from "node:path";
import { readConfig } from "../../server/config";
import { createServer } from "../../server/server";

/**
 * Serves a built site as `npm start` does, on a free port.
 * @param publicFolder the built site; the project's own if left out
 * @returns its address without a trailing slash, and how to stop
 */
export async function serveSite(publicFolder = path.resolve("public")) {
  const server = await createServer(readConfig({}), { publicFolder, logger: false });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  return { address, close: () => server.close() };
}
