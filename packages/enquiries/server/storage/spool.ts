import { randomUUID } from "node:crypto";
import {
  type FileHandle,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { oneAtATime } from "@typed-site/utils";
import { type EnquiryId, parseFileName, type State, states } from "./enquiry";

/** A message and the state whose folder it is in. */
export interface Stored {
  state: State;
  name: string;
  id: EnquiryId;
}

/**
 * Messages as files: a message is written to `tmp` and renamed into the folder of its state when it is whole and synced,
 * so nobody reads half a message there. Every method may throw the file system's error.
 */
export class Spool {
  private readonly searchInTurn = oneAtATime();

  constructor(readonly folder: string) {}

  /** Makes the folders that are missing, readable by their owner only. */
  async makeFolders(names: readonly string[] = ["tmp", ...states]): Promise<void> {
    for (const name of names) {
      await mkdir(path.join(this.folder, name), { recursive: true, mode: 0o700 });
    }
  }

  /**
   * Puts back into `new` what a mail program has moved from there to `cur`, as it does in a Maildir, which this is not:
   * `cur/NAME.eml:2,S` → `new/NAME.eml`. Otherwise nobody would send it, find it or remove it.
   * @returns how many
   */
  async takeBack(): Promise<number> {
    const moved = (await readdir(path.join(this.folder, "cur")).catch(unlessMissing)) ?? [];
    let count = 0;
    for (const name of moved) {
      const [own = ""] = name.split(":2,");
      if (!parseFileName(own)) continue;
      await rename(path.join(this.folder, "cur", name), this.path("new", own));
      count += 1;
    }
    return count;
  }

  /** Removes unfinished files older than a time (milliseconds since 1970). */
  async clearTemporary(before: number): Promise<void> {
    for (const name of await readdir(path.join(this.folder, "tmp"))) {
      const file = this.path("tmp", name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < before) await rm(file, { recursive: true, force: true });
    }
  }

  /** The path of a message, or of an unfinished file in `tmp`. */
  path(state: State | "tmp", name: string): string {
    return path.join(this.folder, state, name);
  }

  /** Stores a message; resolves when it will survive a power failure. If it throws, nothing of it is left. */
  async write(state: State, name: string, message: Readable): Promise<void> {
    const [temporary, final] = [this.path("tmp", name), this.path(state, name)];
    await this.makeFolders(["tmp", state]);
    try {
      await writeFile(temporary, message, { flag: "wx", mode: 0o600, flush: true });
      await rename(temporary, final);
      await this.sync(state);
    } catch (error) {
      for (const file of [temporary, final]) await rm(file, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Works on a message's own file; undefined if it was moved or deleted meanwhile. */
  async withFile<Result>(
    { state, name }: Pick<Stored, "state" | "name">,
    work: (file: FileHandle) => Promise<Result>,
  ): Promise<Result | undefined> {
    const file = await open(this.path(state, name), "r+").catch(unlessMissing);
    try {
      return file && (await work(file));
    } finally {
      await file?.close();
    }
  }

  /** Moves messages to another state; ignores any that were deleted meanwhile. */
  async move(from: State, to: State, ...names: readonly string[]): Promise<void> {
    await this.makeFolders([to]);
    for (const name of names) {
      await rename(this.path(from, name), this.path(to, name)).catch(unlessMissing);
    }
    await this.sync(to);
  }

  /** The messages of a state whose names contain a text, the oldest first; none if its folder is missing. */
  async list(state: State, text = ""): Promise<Stored[]> {
    const names = (await readdir(path.join(this.folder, state)).catch(unlessMissing)) ?? [];
    const wanted = names.filter((name) => name.includes(text)).sort();
    return wanted.flatMap((name) => {
      const id = parseFileName(name);
      return id ? [{ state, name, id }] : [];
    });
  }

  /** The messages of all states whose names contain a text, except those in unreadable folders. */
  async find(text = ""): Promise<Stored[]> {
    const lists = states.map((state) => this.list(state, text).catch(() => []));
    return (await Promise.all(lists)).flat();
  }

  /**
   * The number of the enquiry with a fingerprint, if it is kept. One search at a time, which holds no list of names: however
   * many are kept and however many are asked for at once, it takes the same memory.
   */
  numberOf(fingerprint: string): Promise<string | undefined> {
    return this.searchInTurn(() => this.search(fingerprint));
  }

  private async search(fingerprint: string): Promise<string | undefined> {
    for (const state of states) {
      const folder = await opendir(path.join(this.folder, state), { bufferSize: 1024 }).catch(
        () => undefined,
      );
      for await (const { name } of folder ?? []) {
        const id = name.includes(fingerprint) ? parseFileName(name) : undefined;
        if (id) return id.number;
      }
    }
    return undefined;
  }

  /** Deletes a message. */
  async remove({ state, name }: Pick<Stored, "state" | "name">): Promise<void> {
    await rm(this.path(state, name), { force: true });
  }

  /** Whether an enquiry could be stored now: like one, the probe needs a folder, a file and a block of the disk. */
  async canStore(): Promise<boolean> {
    const probe = this.path("tmp", `probe-${randomUUID()}`);
    try {
      await mkdir(probe, { mode: 0o700 });
      await writeFile(path.join(probe, "byte"), "x", { mode: 0o600, flush: true });
      return true;
    } catch {
      return false;
    } finally {
      await rm(probe, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  /** Free bytes of the disk; Infinity if the file system does not tell. */
  async freeBytes(): Promise<number> {
    const disk = await statfs(this.folder).catch(() => undefined);
    return disk ? disk.bavail * disk.bsize : Infinity;
  }

  /** Makes renames into a state's folder survive a power failure. */
  private async sync(state: State): Promise<void> {
    const folder = await open(path.join(this.folder, state), "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
