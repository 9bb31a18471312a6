import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/**
 * Sends an answer at once, but ends it only after reading and discarding the rest of the request. Closing a connection
 * with unread bytes resets it, so a client that sends everything before it reads, like most browsers and nginx, would
 * never see the answer (RFC 9112, 9.6). Disconnects after `mostBytes`; the server's minimum rate applies as well.
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
