import { mkdir, rm, stat } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const SOCKET = "owner.sock";
/** Two processes may find the same dead owner; after this many milliseconds one of them has gone. */
const SETTLE = 200;
const AFRESH = "afresh";
/** Milliseconds after which a silent other side is given up. */
const PATIENCE = 1000;

/** Longest folder, in bytes: a socket's path ends at 104 on macOS, at 108 on Linux. */
export const LONGEST_FOLDER = 90;

/**
 * Makes one process the owner of a folder for as long as it lives: it listens at a socket there. A
 * process that was killed no longer listens, whatever its number is given to, and whichever
 * container or boot it was part of; so no trace of it can be mistaken for life.
 */
export class FolderOwner {
  private server: Server | undefined;
  private inode: number | undefined;
  private readonly socket: string;

  /** @param onAfresh called when the operator asks for a new attempt at all that waits */
  constructor(
    private readonly folder: string,
    private readonly onAfresh: () => void,
  ) {
    this.socket = path.join(folder, SOCKET);
  }

  /**
   * Becomes the owner unless another process is.
   * @throws the file system's error
   */
  async acquire(): Promise<boolean> {
    if (await this.isHeld()) return true;
    await this.release();
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const isTaken = (await this.listen()) === "EADDRINUSE";
    if (isTaken) {
      if (await isAlive(this.socket)) return false;
      await rm(this.socket, { force: true });
      if (await this.listen()) return false;
      await sleep(SETTLE);
    }
    return this.isHeld();
  }

  /** Whether this process is the owner: the socket is there, and is this one's. */
  async isHeld(): Promise<boolean> {
    if (this.inode === undefined) return false;
    const found = await stat(this.socket).catch(() => undefined);
    return found?.ino === this.inode;
  }

  async release(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    this.inode = undefined;
    // This removes the socket, too.
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** Listens at the socket; returns EADDRINUSE where there is one already. */
  private async listen(): Promise<"EADDRINUSE" | undefined> {
    const server = createServer((client) => {
      client.setTimeout(PATIENCE, () => client.destroy());
      client.on("error", () => undefined);
      client.on("data", (words) => words.toString() === AFRESH && this.onAfresh());
      client.on("end", () => client.end());
    });
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once("error", resolve);
      server.listen(this.socket, () => resolve(undefined));
    });
    if (error?.code === "EADDRINUSE") return "EADDRINUSE";
    if (error) throw error;
    server.unref();
    this.server = server;
    this.inode = (await stat(this.socket)).ino;
    return undefined;
  }
}

/** Asks a folder's owner to try at once all that waits; without an owner nothing happens. */
export async function askForAttempt(folder: string): Promise<void> {
  const client = connect(path.join(folder, SOCKET));
  await new Promise<void>((resolve) => {
    client.once("error", () => resolve());
    client.once("close", () => resolve());
    client.setTimeout(PATIENCE, () => client.destroy());
    client.end(AFRESH);
    client.resume();
  });
}

/** Whether a process listens; in doubt one does. */
async function isAlive(socket: string): Promise<boolean> {
  const client = connect(socket);
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    client.once("error", resolve);
    client.once("connect", () => resolve(undefined));
  });
  client.destroy();
  return !["ECONNREFUSED", "ENOENT", "ENOTSOCK"].includes(error?.code ?? "");
}
