import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/**
 * An answer that goes out at once but ends only when the client has sent the rest of its request,
 * which is read and forgotten. A connection that is closed with unread bytes is reset, and who sends
 * everything before reading (most browsers, nginx) would never see the answer (RFC 9112, 9.6).
 *
 * The connection is cut after `mostBytes`; the server's own time limit for a request cuts it, too.
 */
export function answerWhileReading(
  request: IncomingMessage,
  answer: string,
  mostBytes: number,
): Readable {
  async function* parts() {
    yield answer;
    await readRest(request, mostBytes);
  }
  return Readable.from(parts(), { objectMode: false });
}

function readRest(request: IncomingMessage, mostBytes: number): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve();
    let bytes = 0;
    request.unpipe();
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) request.destroy();
    });
    for (const event of ["end", "close", "error"]) request.once(event, () => resolve());
    request.resume();
  });
}
