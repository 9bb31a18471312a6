import { access, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { states, type State } from "./enquiry";
import { FolderSync } from "./folder-sync";

/**
 * Messages as files, after Maildir: a message is written in `tmp` and renamed into the folder of its
 * state only when it is whole and on disk. Who reads a state's folder never sees half a message.
 */
export class Maildir {
  private readonly syncs = new Map<State, FolderSync>();

  constructor(readonly folder: string) {}

  /** Makes the folders, and forgets what was half written when the server last stopped. */
  async prepare(): Promise<void> {
    await rm(this.temporary(""), { recursive: true, force: true });
    await this.makeFolders();
  }

  /** Makes the folders that are missing; others than the owner may not read them. */
  async makeFolders(): Promise<void> {
    for (const name of ["tmp", ...states]) {
      await mkdir(path.join(this.folder, name), { recursive: true, mode: 0o700 });
    }
  }

  /** Path of a file that is not a message yet. */
  temporary(name: string): string {
    return path.join(this.folder, "tmp", name);
  }

  path(state: State, name: string): string {
    return path.join(this.folder, state, name);
  }

  /**
   * Stores a message; resolves when it will survive a loss of power.
   * @throws the file system's error; then nothing of the message is left
   */
  async write(state: State, name: string, message: Buffer | Readable): Promise<void> {
    const temporary = this.temporary(name);
    try {
      const handle = await open(temporary, "wx", 0o600);
      try {
        await writeFile(handle, message);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, this.path(state, name));
      await this.sync(state);
    } catch (error) {
      for (const path of [temporary, this.path(state, name)]) {
        await rm(path, { force: true }).catch(() => undefined);
      }
      throw error;
    }
  }

  /** Moves a message to another state. */
  async move(name: string, from: State, to: State): Promise<void> {
    await rename(this.path(from, name), this.path(to, name));
    await this.sync(to);
  }

  /** The names of all messages of a state, the oldest first. */
  async list(state: State): Promise<string[]> {
    const names = await readdir(path.join(this.folder, state)).catch(() => []);
    return names.filter((name) => name.endsWith(".eml")).sort();
  }

  /** The state that a message is in, or undefined if it is gone. */
  async stateOf(name: string): Promise<State | undefined> {
    for (const state of states) {
      const found = await access(this.path(state, name)).then(
        () => true,
        () => false,
      );
      if (found) return state;
    }
    return undefined;
  }

  /** Removes a message for good. */
  async remove(state: State, name: string): Promise<void> {
    await rm(this.path(state, name), { force: true });
  }

  private sync(state: State): Promise<void> {
    const known = this.syncs.get(state) ?? new FolderSync(path.join(this.folder, state));
    this.syncs.set(state, known);
    return known.sync();
  }
}
