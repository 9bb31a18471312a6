import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { pathOf } from "@typed-site/utils";
import { SECRET_HEADER } from "gatsby-plugin-typed-content";
import type { PreviewProcess } from "./preview-process";

/** What the page beside a form needs of `gatsby develop`. Tools begin with a `_`, in whatever case or spelling. */
const NEEDED = [
  // Pages, whose addresses have no points.
  /^\/(?!admin(?:\/|$))[\p{L}\d/-]*$/u,
  // Their data and pictures.
  /^\/(?:page-data|static|img)\/[^_][^?]*$/,
  // PDF files, wherever the site has them.
  /^\/[a-z\d][a-z\d/_-]*\.pdf$/i,
  // Scripts, also those that replace others, and icons.
  /^\/[a-z\d][\w.~-]*\.(?:js|json|map|css|svg|png|ico)$/i,
];

/** What tells a page that it has changed. */
const LIVE = [/^\/__webpack_hmr$/, /^\/socket\.io\/(?:socket\.io\.js)?$/];

/** Whether an address is one of a page of the site, or of what belongs to it. */
export const isPartOfPage = (url: string): boolean => isOneOf(NEEDED, url);

function isOneOf(patterns: readonly RegExp[], url: string): boolean {
  const address = pathOf(url);
  return address !== undefined && patterns.some((known) => known.test(address));
}

/**
 * Adds to a server the pages that the preview draws, and nothing else of what draws them; those that visitors see while it
 * draws none.
 * @param published the address at which visitors see the site
 */
export async function addPreviewPages(
  app: FastifyInstance,
  preview: PreviewProcess,
  published?: string,
): Promise<void> {
  const secret = () => (preview.drawn ? { [SECRET_HEADER]: preview.drawn.secret } : {});
  // The library's types leave it out.
  const wsClientOptions = {
    headers: {},
    rewriteRequestHeaders: secret,
  };
  await app.register(httpProxy, {
    upstream: "",
    httpMethods: ["GET", "HEAD"],
    websocket: true,
    disableRequestLogging: true,
    config: { isAskedByItself: true },
    preHandler: (request, reply, done) => {
      const isLive = isOneOf(LIVE, request.url);
      if (!isLive && !isPartOfPage(request.url)) {
        return void reply.code(404).send({ error: "Not here." });
      }
      if (preview.drawn ?? (!isLive && published)) return done();
      return void reply.code(503).send(NO_PAGE);
    },
    replyOptions: {
      // What draws pages may just have ended, and visitors may see none yet.
      onError: (reply) => void reply.code(503).send(NO_PAGE),
      getUpstream: () => preview.drawn?.address ?? published ?? "",
      // Who is logged in is nobody else's business.
      rewriteRequestHeaders: (_request, headers) => ({
        ...without(headers, "cookie", "authorization", "origin"),
        ...secret(),
      }),
      rewriteHeaders: (headers) => ({
        ...without(
          headers,
          "x-powered-by",
          "access-control-allow-origin",
          // It stands in a frame, and its scripts are allowed by the site alone.
          "content-security-policy",
          "x-frame-options",
        ),
        "cache-control": "private, no-cache",
      }),
    },
    wsClientOptions,
  });
}

const NO_PAGE = { error: "No preview at present." };

const without = <Headers extends object>(headers: Headers, ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;
