import { randomInt } from "node:crypto";
import { once } from "node:events";
import { link, mkdir, rm, stat } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const SOCKET = "owner.sock";
/** Two processes may find the same dead owner; after this many milliseconds one of them has gone. */
const SETTLE = 200;
const AFRESH = "afresh";
/** Milliseconds after which a silent other side is given up. */
const PATIENCE = 1000;

/** Longest folder, in bytes: a socket's path ends at 103 on macOS, at 107 on Linux. */
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
    const isTaken = !(await this.listen());
    if (isTaken) {
      const found = await inodeOf(this.socket);
      if (await isAlive(this.socket)) return false;
      // Whoever else has found the same dead owner may have put a living one in its place.
      if ((await inodeOf(this.socket)) === found) await rm(this.socket, { force: true });
      if (!(await this.listen())) return false;
      await sleep(SETTLE);
    }
    return this.isHeld();
  }

  /** Whether this process is the owner: the socket is there, and is this one's. */
  async isHeld(): Promise<boolean> {
    return this.inode !== undefined && (await inodeOf(this.socket)) === this.inode;
  }

  async release(): Promise<void> {
    const { server } = this;
    if (await this.isHeld()) await rm(this.socket, { force: true });
    this.server = undefined;
    this.inode = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /**
   * Listens at the socket, unless there is one. It is made under a name of its own and linked: a server
   * that closes removes the name it was made under, and by then the other may be another process's.
   */
  private async listen(): Promise<boolean> {
    const server = createServer((client) => {
      client.setTimeout(PATIENCE, () => client.destroy());
      client.on("error", () => undefined);
      client.on("data", (words) => words.toString() === AFRESH && this.onAfresh());
      client.on("end", () => client.end());
    });
    server.unref();
    const draft = path.join(this.folder, `o${randomInt(36 ** 5).toString(36)}.sock`);
    server.listen(draft);
    await once(server, "listening");
    try {
      const inode = await inodeOf(draft);
      await link(draft, this.socket);
      this.server = server;
      this.inode = inode;
      return true;
    } catch (error) {
      await new Promise((resolve) => server.close(resolve));
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      return false;
    } finally {
      await rm(draft, { force: true });
    }
  }
}

const inodeOf = (file: string) =>
  stat(file).then(
    ({ ino }) => ino,
    () => undefined,
  );

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
