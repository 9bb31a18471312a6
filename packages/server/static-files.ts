import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic, { type SendOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "@typed-site/utils";
import { type BuiltSite, cacheControl, readRedirects } from "gatsby-plugin-finished-pages/headers";
import { createRedirects, queryOf } from "./spellings";

/** The address of the page for addresses that lead nowhere. */
export const NOT_FOUND = "/404";

/** A condition that holds, or a range, would cut the answer but leave its status: of an error nobody would see a word. */
const ALWAYS_WHOLE = { etag: false, lastModified: false, acceptRanges: false };

/** What plug-ins need of the built pages. Pages go by their decoded addresses. */
export interface ServedPages {
  /** The HTML of a page, as built; undefined where there is no such page. */
  html(page: string): Promise<string | undefined>;
  /** The address itself if it is a page, otherwise the home page's. */
  pageOrHome(page: string): string;
}

/** Serves the built site: pages, files, redirects from alternative spellings, and the 404 page. */
export async function serveSite(
  app: FastifyInstance,
  { folder, files, pages }: BuiltSite,
): Promise<ServedPages> {
  const addresses = [...pages.keys()].filter((page) => page !== NOT_FOUND);
  const redirectOf = createRedirects(addresses, readRedirects(folder));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  const sendFile = (reply: FastifyReply, file: string, caching: string, options?: SendOptions) =>
    reply
      .header("cache-control", caching)
      .header("vary", "accept-encoding")
      .sendFile(file, options);
  const notFound = (_request: FastifyRequest, reply: FastifyReply) =>
    sendFile(reply.code(404), "404.html", "no-cache", ALWAYS_WHOLE);

  app.get("/*", (request, reply) => {
    const address = pathOf(request.url) ?? NOT_FOUND;
    if (address === NOT_FOUND) return notFound(request, reply);
    // Files have the names that somebody gave them, which a Mac decomposes; pages redirect to their one spelling.
    const file = pages.get(address) ?? files.get(address.normalize("NFC"));
    if (file) return sendFile(reply, file, cacheControl(address));
    const target = redirectOf(address);
    if (!target) return notFound(request, reply);
    // Otherwise a browser would cache the redirect for ever, even if the address moves back.
    reply.header("cache-control", "no-cache");
    return reply.redirect(encodeURI(target) + queryOf(request.url), 301);
  });
  app.setNotFoundHandler(notFound);

  return {
    html: async (page) => {
      const file = pages.get(page);
      return file && readFile(path.join(folder, file), "utf8");
    },
    pageOrHome: (page) => (pages.has(page) ? page : "/"),
  };
}
