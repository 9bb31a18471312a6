import { connect } from "node:net";

/** What a server sent over one connection before it closed it. */
export interface RawAnswer {
  /** Missing where the connection was closed without a word. */
  status: number | undefined;
  location: string | undefined;
  /** The bytes after the head. */
  body: Buffer;
}

/**
 * Sends bytes as they are over a new connection and reads until the server closes it.
 * @throws where there is no connection at all
 */
export async function askRaw(url: string, request: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // What came before a reset is an answer too.
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
