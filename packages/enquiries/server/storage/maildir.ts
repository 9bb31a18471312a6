import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { type EnquiryId, parseFileName, type State, states } from "./enquiry";

/** A message in the folder of its state. */
export interface Stored {
  state: State;
  name: string;
  id: EnquiryId;
}

/**
 * Messages as files, after Maildir: a message is written in `tmp` and renamed into the folder of its
 * state only when it is whole and on disk. Who reads a state's folder never sees half a message.
 * All that is asked of it may end with the file system's error.
 */
export class Maildir {
  constructor(readonly folder: string) {}

  /** Makes the folders that are missing; others than the owner may not read them. */
  async makeFolders(): Promise<void> {
    for (const name of ["tmp", ...states]) {
      await mkdir(path.join(this.folder, name), { recursive: true, mode: 0o700 });
    }
  }

  /** Removes what was half written before a time (milliseconds since 1970). */
  async clearTemporary(before: number): Promise<void> {
    for (const name of await readdir(path.join(this.folder, "tmp"))) {
      const file = this.path("tmp", name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < before) await rm(file, { recursive: true, force: true });
    }
  }

  /** Path of a message, or of a file in `tmp` that is none yet. */
  path(state: State | "tmp", name: string): string {
    return path.join(this.folder, state, name);
  }

  /** Stores a message; resolves when it will survive a loss of power. Where it fails nothing of it is left. */
  async write(state: State, name: string, message: Readable): Promise<void> {
    const [temporary, final] = [this.path("tmp", name), this.path(state, name)];
    try {
      await writeFile(temporary, message, { flag: "wx", mode: 0o600, flush: true });
      await rename(temporary, final);
      await this.sync(state);
    } catch (error) {
      for (const file of [temporary, final]) await rm(file, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Moves messages to another state; one that is gone meanwhile stays gone. */
  async move(from: State, to: State, ...names: readonly string[]): Promise<void> {
    await this.makeFolders();
    for (const name of names) {
      await rename(this.path(from, name), this.path(to, name)).catch(unlessMissing);
    }
    await this.sync(to);
  }

  /** The messages of a state whose names hold a text, the oldest first; none where its folder is missing. */
  async list(state: State, text = ""): Promise<Stored[]> {
    const names = (await readdir(path.join(this.folder, state)).catch(unlessMissing)) ?? [];
    const wanted = names.filter((name) => name.includes(text)).sort();
    return wanted.flatMap((name) => {
      const id = parseFileName(name);
      return id ? [{ state, name, id }] : [];
    });
  }

  /** All messages whose names hold a text, state by state; those of a folder that can't be read are missing. */
  async find(text = ""): Promise<Stored[]> {
    const lists: Stored[] = [];
    for (const state of states) lists.push(...(await this.list(state, text).catch(() => [])));
    return lists;
  }

  /** Removes a message for good. */
  async remove({ state, name }: Pick<Stored, "state" | "name">): Promise<void> {
    await rm(this.path(state, name), { force: true });
  }

  /** Whether the disk takes a file now. */
  async canStore(): Promise<boolean> {
    const probe = { mode: 0o600, flush: true };
    return this.makeFolders()
      .then(() => writeFile(this.path("tmp", "probe"), "probe", probe))
      .then(
        () => true,
        () => false,
      );
  }

  /** Free bytes of the disk; Infinity where it does not tell. */
  async freeBytes(): Promise<number> {
    const disk = await statfs(this.folder).catch(() => undefined);
    return disk ? disk.bavail * disk.bsize : Infinity;
  }

  /** Makes renames into a state's folder survive a loss of power. */
  private async sync(state: State): Promise<void> {
    const folder = await open(path.join(this.folder, state), "r");
    await folder.sync().finally(() => folder.close());
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
