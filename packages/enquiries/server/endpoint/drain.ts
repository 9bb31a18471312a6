import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/**
 * An answer that goes out at once but ends only when the client has sent the rest of its request,
 * which is read and forgotten. A connection that is closed with unread bytes is reset, and who sends
 * everything before reading (most browsers, nginx) would never see the answer (RFC 9112, 9.6).
 *
 * The connection is cut after `mostBytes`, and by the pace that the server asks of every body.
 */
export function answerWhileReading(
  request: IncomingMessage,
  answer: string,
  mostBytes: number,
): Readable {
  async function* parts() {
    yield answer;
    request.unpipe();
    let bytes = 0;
    for await (const { length } of request as AsyncIterable<Buffer>) {
      bytes += length;
      if (bytes > mostBytes) request.destroy();
    }
  }
  return Readable.from(parts(), { objectMode: false });
}
