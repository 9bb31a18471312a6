import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServedPages } from "../site/served-pages";
import type { BuiltSite } from "./built-site";

interface Variant {
  body: Buffer;
  etag: string;
  encoding?: CodingName;
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Content codings, the smaller first, with the file extension of the copies that the build makes. */
const endings = { br: ".br", gzip: ".gz" };

type CodingName = keyof typeof endings;

/** The smallest coding that a browser reads. */
function codingFor({ headers }: FastifyRequest): CodingName | undefined {
  // The names of codings are the same in capitals (RFC 9110, 8.4.1).
  const accepted = String(headers["accept-encoding"] ?? "").toLowerCase();
  return negotiate<CodingName>(accepted, ["br", "gzip"]) ?? undefined;
}

/**
 * Answers with pages of the built site. Visitors wait for HTML, so it stays in memory once it was
 * read; when there are too many pages, those read first are dropped.
 */
export class Pages implements ServedPages {
  private readonly cache = new Map<string, Variant>();
  private bytes = 0;

  constructor(private readonly site: BuiltSite) {}

  /** Sends a page, compressed if the browser can read that, or 304 if it has it (RFC 9110 § 13). */
  async send(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
    const variant = await this.variant(page, codingFor(request));
    reply.header("cache-control", "no-cache").header("vary", "accept-encoding");
    reply.header("etag", variant.etag);
    const known = request.headers["if-none-match"];
    if (reply.statusCode === 200 && known?.includes(variant.etag)) return reply.code(304).send();
    if (variant.encoding) reply.header("content-encoding", variant.encoding);
    return reply.type("text/html; charset=utf-8").send(variant.body);
  }

  async html(page: string): Promise<string | undefined> {
    return this.site.pages.has(page) ? (await this.variant(page)).body.toString("utf8") : undefined;
  }

  pageWithForm(form: string): string | undefined {
    return this.site.facts.forms[form];
  }

  known(page: string): string {
    return this.site.pages.has(page) ? page : "/";
  }

  private async variant(page: string, encoding?: CodingName): Promise<Variant> {
    const file = path.join(this.site.folder, this.site.pages.get(page) ?? "404.html");
    const name = file + (encoding ? endings[encoding] : "");
    const known = this.cache.get(name);
    if (known) return known;
    const body = await readFile(name).catch(() => undefined);
    if (!body) return encoding ? this.variant(page) : Promise.reject(new Error(`${name} is gone`));
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const variant = { body, etag, ...(encoding && { encoding }) };
    this.keep(name, variant);
    return variant;
  }

  private keep(name: string, variant: Variant): void {
    if (!this.cache.has(name)) this.bytes += variant.body.length;
    this.cache.set(name, variant);
    for (const [oldest, { body }] of this.cache) {
      if (this.bytes <= MOST_BYTES) break;
      this.cache.delete(oldest);
      this.bytes -= body.length;
    }
  }
}
