import { REPORTS_ADDRESS } from "./browser/reports-address";
import type { ContentGate } from "./content-gate";
import type { DevelopApp } from "./develop-app";

/**
 * Watches the content, and sends its problems to the browser (server-sent events).
 * @param onReport also gets each report; an empty one means no problems
 */
export function serveContentReport(
  app: DevelopApp,
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
