import { once } from "node:events";
import { connect, type Socket } from "node:net";

const CHUNK = Buffer.alloc(64 * 1024, "x");

/** A client that sends everything before it reads, like most browsers and proxies. */
export class Uploader {
  private read = "";
  /** Why the connection broke, if it did. */
  private broken: string | undefined;

  private wake = () => {};

  private constructor(private readonly socket: Socket) {
    socket.on("error", (error: NodeJS.ErrnoException) => (this.broken = error.code));
    for (const event of ["drain", "readable", "close"]) socket.on(event, () => this.wake());
  }

  static async connect(url: string): Promise<Uploader> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return new Uploader(socket);
  }

  /** Sends a head, then a body of this many bytes; returns how many the connection accepted. */
  async send(head: string, bytes: number): Promise<number> {
    this.socket.write(head);
    let left = bytes;
    for (; left > 0 && !this.socket.destroyed; left -= CHUNK.length) {
      if (!this.socket.write(CHUNK.subarray(0, left))) await this.news();
    }
    return bytes - Math.max(left, 0);
  }

  /** Reads one answer's status and body, or why the connection broke. */
  async answer(): Promise<{ status: number; body: string } | string> {
    for (;;) {
      const [head = "", ...rest] = this.read.split("\r\n\r\n");
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
      const body = rest.join("\r\n\r\n");
      if (/^HTTP\/1\.1 100 /.test(head) && rest.length > 0) this.read = body;
      else if (body.length >= length) {
        this.read = body.slice(length);
        const bytes = Buffer.from(body.slice(0, length), "latin1");
        return { status: Number(head.slice(9, 12)), body: bytes.toString("utf8") };
      } else {
        const chunk = this.socket.read() as Buffer | null;
        if (chunk) this.read += chunk.toString("latin1");
        else if (this.broken || this.socket.closed) return this.broken ?? "closed";
        else await this.news();
      }
    }
  }

  private news(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }

  end(): void {
    this.socket.destroy();
  }
}
