import type { IncomingMessage, ServerResponse } from "node:http";
import { REPORTS_ADDRESS } from "./browser/reports-address";
import type { ContentGate } from "./content-gate";

/** The part of Express that the report needs; Gatsby types its server as `any`. */
export interface ReportsApp {
  get(address: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/**
 * Watches the content, and sends its problems to the browser (server-sent events).
 * @param onReport also gets each report; an empty one means no problems
 */
export function serveContentReport(
  app: ReportsApp,
  gate: ContentGate,
  onReport: (report: string) => void,
): void {
  void gate.watch();
  gate.subscribe(onReport);
  app.get(REPORTS_ADDRESS, (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Compression would buffer the events.
      "Cache-Control": "no-cache, no-transform",
    });
    const leave = gate.subscribe((report) => {
      response.write(`data: ${JSON.stringify(report)}\n\n`);
    });
    request.on("close", leave);
  });
}
