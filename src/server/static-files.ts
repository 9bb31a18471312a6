import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRedirects, pathOf, queryOf } from "../site/addresses";
import { readRedirects } from "../site/read-redirects";
import type { BuiltSite } from "./built-site";
import { cacheControl } from "./headers";
import type { Pages } from "./pages";

const NOT_FOUND = "/404";

/** Serves the built site: its pages, its files, redirects from other spellings, and the 404 page. */
export async function serveSite(
  app: FastifyInstance,
  site: BuiltSite,
  pages: Pages,
): Promise<void> {
  const redirectOf = createRedirects(
    [...site.pages.keys()].filter((page) => page !== NOT_FOUND),
    readRedirects(site.folder),
  );
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    pages.send(request, reply.code(404), NOT_FOUND);

  app.get("/*", (request, reply) => {
    const path = pathOf(request.url);
    if (path === undefined) return notFound(request, reply);
    if (site.pages.has(path) && path !== NOT_FOUND) return pages.send(request, reply, path);
    const file = site.files.get(path);
    if (file) {
      reply.header("cache-control", cacheControl(path)).header("vary", "accept-encoding");
      return reply.sendFile(file);
    }
    const target = redirectOf(path);
    if (!target) return notFound(request, reply);
    // Otherwise a browser keeps the redirect for ever, even if the address moves back.
    reply.header("cache-control", "no-cache");
    return reply.redirect(encodeURI(target) + queryOf(request.url), 301);
  });
  app.setNotFoundHandler(notFound);
}
