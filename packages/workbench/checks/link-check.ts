import { statSync } from "node:fs";
import path from "node:path";
import { LinkChecker } from "linkinator";
import { createServer, readConfig } from "@typed-site/server";

/**
 * Checks all internal links of a built site, including fragments: those to pages on its own server. What is a file is
 * not asked for: the checker reads no body of a picture, and a busy machine resets some of so many open connections.
 * @param publicFolder the built site
 * @returns one line for each broken link: `page → link (status)`
 */
export async function brokenLinks(publicFolder: string): Promise<string[]> {
  const server = await createServer(publicFolder, readConfig({}), { logger: false });
  try {
    const host = await server.listen({ port: 0, host: "127.0.0.1" });
    const { links } = await new LinkChecker().check({
      path: host,
      recurse: true,
      checkFragments: true,
      concurrency: 8,
      linksToSkip: (link) => Promise.resolve(!link.startsWith(host) || isFile(publicFolder, link)),
      // A busy machine may take longer to connect than the checker waits.
      retryErrors: true,
    });
    const addressOf = (url = "") => decodeURI(url.replace(host, "")) || "/";
    const broken = links
      .filter(({ state }) => String(state) === "BROKEN")
      .map(
        ({ parent, url, status }) => `${addressOf(parent)} → ${addressOf(url)} (${status ?? "?"})`,
      );
    return [...new Set(broken)].sort();
  } finally {
    server.server.closeAllConnections();
    await server.close();
  }
}

function isFile(publicFolder: string, link: string): boolean {
  const address = decodeURI(new URL(link).pathname);
  return statSync(path.join(publicFolder, address), { throwIfNoEntry: false })?.isFile() ?? false;
}
