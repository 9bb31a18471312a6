import type { IncomingMessage, ServerResponse } from "node:http";

const NOTICE =
  "To jest podgląd dla redakcji: ten formularz niczego nie wysyła ani nie zapisuje. Zapytanie można wysłać na stronie, którą widzą wszyscy.";

const PAGE = `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Podgląd</title><p>${NOTICE}`;

/**
 * Answers a form that somebody sends in the preview beside the editing page, with what it does not do: nothing is kept,
 * printed or sent, so no customer's words are lost there or get into a log.
 */
export function answerPreviewForm(request: IncomingMessage, response: ServerResponse): void {
  // A browser that sends photos reads the answer only when all of them have gone.
  request.resume();
  const isFromScript = request.headers.accept === "application/json";
  response.writeHead(503, {
    "content-type": isFromScript ? "application/json" : "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(isFromScript ? JSON.stringify({ notice: NOTICE }) : PAGE);
}
