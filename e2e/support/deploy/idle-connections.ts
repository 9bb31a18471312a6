import type { Server } from "node:http";
import type { Socket } from "node:net";
import { until } from "@typed-site/test-support/smtp";

/** How the connections of a server have ended. */
export function watchEnds(server: Server) {
  const ends = { open: 0, byProxy: 0, byServer: 0 };
  server.on("connection", (socket: Socket) => {
    ends.open += 1;
    let isByProxy = false;
    // Only where the other side has ended it.
    socket.once("end", () => (isByProxy = true));
    socket.once("close", () => {
      ends.open -= 1;
      ends[isByProxy ? "byProxy" : "byServer"] += 1;
    });
  });
  return ends;
}

/**
 * Sends a form, waits until its connection to the server was idle for too long, and sends the next one. Had the server
 * ended it, the proxy might have been sending on it.
 */
export async function sendTwice(
  ends: ReturnType<typeof watchEnds>,
  send: () => Promise<Response>,
): Promise<void> {
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await send()).status).toBe(200);
    await until(() => ends.open === 0);
  }
  expect(ends.byProxy).toBeGreaterThanOrEqual(2);
  expect(ends.byServer).toBe(0);
}

/** Changes of `deploy/Caddyfile`: idle connections end after a time longer than the second that Node adds to its own. */
export const shortPause = { "keepalive 60s": "keepalive 2s" };
