import type { IncomingMessage, ServerResponse } from "node:http";
import { REPORTS_ADDRESS } from "./browser/reports-address";
import type { ContentGate } from "./content-gate";

/** The part of Express that is used here; Gatsby types its server as `any`. */
export interface ReportsApp {
  get(address: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/**
 * Watches the content, and reports to the browser what is wrong (server-sent events).
 * @param onReport gets each report too; an empty one says that nothing is wrong
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
      // Compression would hold the events back.
      "Cache-Control": "no-cache, no-transform",
    });
    const leave = gate.subscribe((report) => {
      response.write(`data: ${JSON.stringify(report)}\n\n`);
    });
    request.on("close", leave);
  });
}
