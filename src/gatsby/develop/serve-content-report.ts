import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { content } from "../../content";
import { ownError } from "../on-plugin-init";
import { contentGate } from "../on-pre-bootstrap";
import { REPORTS_ADDRESS } from "./reports-address";

/** The part of Express that is used here; Gatsby types its server as `any`. */
interface Server {
  get(address: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/**
 * Watches the content, reports to terminal and browser what is wrong (server-sent events), and keeps the
 * schemas of the text editor as new as the content.
 */
export function serveContentReport({
  app,
  reporter,
}: Pick<CreateDevServerArgs, "app" | "reporter">): void {
  void contentGate.watch();
  contentGate.subscribe((sourceMessage) => {
    if (sourceMessage) reporter.error(ownError(sourceMessage));
    content.writeSchemas(".");
  });
  (app as Server).get(REPORTS_ADDRESS, (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Compression would hold the events back.
      "Cache-Control": "no-cache, no-transform",
    });
    const leave = contentGate.subscribe((report) => {
      response.write(`data: ${JSON.stringify(report)}\n\n`);
    });
    request.on("close", leave);
  });
}
