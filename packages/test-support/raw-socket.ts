import { connect } from "node:net";

/** Everything a server sent over one connection until it closed. */
export interface RawAnswer {
  /** Undefined if the connection was closed without an answer. */
  status: number | undefined;
  location: string | undefined;
  /** The bytes after the head. */
  body: Buffer;
}

/**
 * Sends raw bytes over a new connection and reads until the server closes it.
 * @throws if it can't connect
 */
export async function askRaw(url: string, request: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // Data received before a reset are an answer too.
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve());
  });
  return parse(Buffer.concat(chunks));
}

function parse(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  const head = bytes.subarray(0, Math.max(end, 0)).toString("latin1");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return {
    status: status ? Number(status) : undefined,
    location: /^location: (.*)$/im.exec(head)?.[1],
    body: end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4),
  };
}
