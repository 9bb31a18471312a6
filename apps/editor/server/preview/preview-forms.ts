import type { FastifyInstance } from "fastify";

const NOTICE =
  "To jest podgląd dla redakcji: ten formularz niczego nie wysyła ani nie zapisuje. Zapytanie można wysłać na stronie, którą widzą wszyscy.";

const PAGE = `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Podgląd</title><p>${NOTICE}`;

/**
 * Answers a form that somebody sends in the preview beside the editing page, with what it does not do: nothing is kept,
 * printed or sent, so no customer's words are lost there or get into a log.
 * @param address where the site's forms are sent
 */
export function answerPreviewForms(app: FastifyInstance, address: string): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // A browser that sends photos reads the answer only when all of them have gone.
    scope.addContentTypeParser("*", (_request, body, parsed) => {
      body.resume();
      parsed(null);
    });
    scope.post(address, async ({ headers }, reply) => {
      reply.code(503);
      if (headers.accept === "application/json") return { notice: NOTICE };
      return reply.type("text/html; charset=utf-8").send(PAGE);
    });
    done();
  });
}
