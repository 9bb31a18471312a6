import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "gatsby-plugin-typed-content";
import type { ContentStore } from "../change/content-store";
import { Refusal, refusal } from "../change/errors";
import type { FileChange, FileSource } from "../change/write-change";
import { type FileVersions, mergeFiles } from "./merge-files";
import { changedBothHere, changedSince, DIVERGED, PROGRAM_CHANGED } from "./refusals";
import { isContent, placeOf, type ReadFile, type Repository } from "./repository";

/** What the newest content is kept with. */
export interface NewestTools {
  content: Content;
  store: ContentStore;
  repository: Repository;
}

/**
 * The newest content, in a worktree of the newest commit: what is published is put in here, and the project follows it.
 */
export class NewestContent {
  constructor(private readonly tools: NewestTools) {}

  /** The content folder of the worktree. */
  get folder(): string {
    return path.join(this.tools.repository.worktree, "content");
  }

  /**
   * Makes the worktree a copy of the newest commit, and brings here what is newer on the server, below what is saved
   * and not published.
   * @throws Refusal where the branch follows no remote, and with each place that was changed here and there
   */
  async take(): Promise<void> {
    const { repository, store } = this.tools;
    const remote = await repository.remote();
    await repository.removeStaleLocks(remote);
    const head = await repository.head();
    const fetched = await repository.fetch(remote);
    const newest = (await repository.isPartOf(fetched, head)) ? head : fetched;
    if (!(await repository.isPartOf(head, newest))) throw refusal(...DIVERGED);
    await repository.prepare(newest);
    await store.inTurn(() => this.follow(newest));
  }

  /** Gives files of the worktree another state. */
  async putIn({ write, remove }: FileChange<Buffer>): Promise<void> {
    for (const place of remove) await rm(this.file(place), { force: true });
    for (const [place, bytes] of write) {
      const file = this.file(place);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  }

  /**
   * Takes back what a commit has changed in some files of the worktree.
   * @throws Refusal with each place that was changed again since
   */
  async takeBack(commit: string, places: readonly string[]): Promise<void> {
    const { repository } = this.tools;
    const { clashes, ...change } = await this.merge(places, {
      base: repository.at(commit),
      theirs: repository.at(await repository.head()),
      mine: repository.at(`${commit}^`),
    });
    if (clashes.length > 0) throw new Refusal(clashes.map(changedSince));
    await this.putIn(change);
  }

  /**
   * Moves the branch to a later commit, which is in the worktree, and the project's files with it; what is saved and
   * not published stays.
   * @param isSavedKept whether it stays also where the commit changes the same place
   * @throws Refusal with each such place, where it is not kept
   */
  async follow(to: string, isSavedKept = false): Promise<void> {
    const { repository, store } = this.tools;
    const head = await repository.head();
    if (head === to) return;
    const changed = await repository.changedFiles(head, to);
    const program = changed.filter((file) => !isContent(file)).map(placeOf);
    if (await repository.isChanged(program)) throw refusal(...PROGRAM_CHANGED);
    const saved = new Set((await repository.savedFiles()).map(placeOf));
    const { clashes, ...merged } = await this.merge(
      changed.map(placeOf).filter((place) => saved.has(place)),
      { base: repository.at(head), theirs: repository.at(to), mine: repository.saved },
    );
    if (clashes.length > 0 && !isSavedKept) throw new Refusal(clashes.map(changedBothHere));
    const write = new Map<string, FileSource>(merged.write);
    const remove = [...merged.remove];
    for (const file of changed.filter((one) => !saved.has(placeOf(one)))) {
      if (file.after) write.set(file.after, { copyOf: this.file(file.after) });
      else remove.push(placeOf(file));
    }
    store.write({ write, remove });
    await repository.moveBranch(to);
  }

  /** What two changes of some files come to, and the places that both have changed. */
  private async merge(
    places: readonly string[],
    { base, theirs, mine }: Record<keyof FileVersions, ReadFile>,
  ): Promise<FileChange<Buffer> & { clashes: string[] }> {
    const write = new Map<string, Buffer>();
    const remove: string[] = [];
    const clashes = new Set<string>();
    for (const place of places) {
      const merged = mergeFiles(this.tools.content, place, {
        base: await base(place),
        theirs: await theirs(place),
        mine: await mine(place),
      });
      for (const clash of merged.clashes) clashes.add(clash);
      if (merged.bytes) write.set(place, merged.bytes);
      else remove.push(place);
    }
    return { write, remove, clashes: [...clashes] };
  }

  private file(place: string): string {
    return path.join(this.folder, place);
  }
}
