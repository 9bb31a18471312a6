import { LinkChecker } from "linkinator";
import { createServer, readConfig } from "@typed-site/server";

/**
 * Checks all internal links of a built site on its own server, including fragments.
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
      linksToSkip: (link) => Promise.resolve(!link.startsWith(host)),
    });
    const place = (url = "") => decodeURI(url.replace(host, "")) || "/";
    return links
      .filter(({ state }) => String(state) === "BROKEN")
      .map(({ parent, url, status }) => `${place(parent)} → ${place(url)} (${status ?? "?"})`)
      .sort();
  } finally {
    // The checker doesn't read the bodies of pictures; a graceful close would wait a minute for them.
    server.server.closeAllConnections();
    await server.close();
  }
}
