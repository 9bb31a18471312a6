import type { FastifyReply, FastifyRequest } from "fastify";

/** What enquiries need of the built site's pages; the site's server has them. */
export interface SitePages {
  send(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply>;
  html(page: string): Promise<string | undefined>;
  pageWithForm(form: string): string | undefined;
  known(page: string): string;
}
