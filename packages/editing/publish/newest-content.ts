import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "@typed-site/content-model";
import { Refusal, refusal } from "../change/answers";
import type { ContentStore } from "../change/content-store";
import type { FileChange, FileSource } from "../change/write-change";
import type { Complaint } from "../contract";
import { placesOf } from "./changed-records";
import type { FileChanges } from "./differences/read-changes";
import { type FileVersions, mergeFiles } from "./merge-files";
import { changedBothHere, changedSince, DIVERGED, NO_REMOTE, PROGRAM_CHANGED } from "./refusals";
import { type ChangedFile, isContent, type Repository } from "./repository";
import { readUnfinished } from "./unfinished-publication";

/** What the newest content is kept with. */
export interface NewestTools {
  content: Content;
  store: ContentStore;
  repository: Repository;
  /** The file that says that a publication is going on. */
  unfinished: string;
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

  /** Gives files of the worktree the state in which they were read from the project. */
  async putIn(changes: readonly FileChanges[]): Promise<void> {
    for (const { before, after, bytes } of changes) {
      if (before && before !== after) await rm(this.file(before), { force: true });
      if (after && bytes) await this.write(after, bytes);
    }
  }

  private async write(place: string, bytes: Buffer): Promise<void> {
    const file = this.file(place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }

  /** Takes a commit back in the worktree. @throws Refusal with each place that was changed again since */
  async takeBack(commit: string): Promise<void> {
    const { repository } = this.tools;
    const [base, theirs] = [repository.at(commit), repository.at(`${commit}^`)];
    const ours = repository.at(await repository.head());
    const clashes: string[] = [];
    for (const place of await repository.revert(commit)) {
      const versions = {
        base: await base(place),
        ours: await ours(place),
        theirs: await theirs(place),
      };
      const merged = mergeFiles(this.tools.content, place, versions);
      if ("clashes" in merged) clashes.push(...merged.clashes);
      else if (merged.bytes) await this.write(place, merged.bytes);
      else await rm(this.file(place), { force: true });
    }
    if (clashes.length > 0) throw new Refusal([...new Set(clashes)].map(changedSince));
  }

  /**
   * Makes the worktree a copy of the newest commit, and brings here what is newer on the server, below what is saved
   * and not published.
   * @throws Refusal where the branch follows no remote
   */
  async take(): Promise<void> {
    const { repository, store, unfinished } = this.tools;
    const remote = await repository.remote();
    if (!remote) throw refusal(...NO_REMOTE);
    const head = await repository.head();
    const fetched = await repository.fetch(remote);
    const newest = (await repository.isPartOf(fetched, head)) ? head : fetched;
    if (!(await repository.isPartOf(head, newest))) throw refusal(...DIVERGED);
    await repository.prepare(newest);
    const { commit: sent, isToFollow } = readUnfinished(unfinished) ?? {};
    await store.inTurn(async () => {
      // What was sent before a kill came from the project's files as they are.
      const isOwn = sent && !isToFollow && (await repository.isPartOf(sent, newest));
      if (isOwn && !(await repository.isPartOf(sent, head))) await repository.moveBranch(sent);
      await this.follow(newest);
    });
  }

  /**
   * Moves the branch to a later commit, which is in the worktree, and the project's files with it; what is saved and
   * not published stays.
   */
  async follow(to: string): Promise<void> {
    const { repository, store } = this.tools;
    const head = await repository.head();
    if (head === to) return;
    const files = await repository.changedFiles(head, to);
    store.write(await this.changeTo(files, changedBothHere));
    await repository.moveBranch(to);
  }

  /**
   * What gives files of the project their state in the worktree.
   * @param problemOf makes the message about a place that was changed in the project as well
   * @throws Refusal with all such places
   */
  async changeTo(
    files: readonly ChangedFile[],
    problemOf: (place: string) => Complaint,
  ): Promise<FileChange> {
    const { repository } = this.tools;
    const program = files.filter((file) => !isContent(file)).flatMap(placesOf);
    if (await repository.isChanged(program)) throw refusal(...PROGRAM_CHANGED);
    const base = repository.at(await repository.head());
    const waiting = (await repository.savedFiles()).flatMap(placesOf);
    const write = new Map<string, FileSource>();
    const remove: string[] = [];
    const clashes: string[] = [];
    for (const { before, after = before ?? "" } of files) {
      if (!waiting.includes(after)) {
        const file = this.file(after);
        if (existsSync(file)) write.set(after, { copyOf: file });
        else remove.push(after);
        continue;
      }
      const versions: FileVersions = {
        base: await base(after),
        ours: await repository.prepared(after),
        theirs: await repository.saved(after),
      };
      const merged = mergeFiles(this.tools.content, after, versions);
      if ("clashes" in merged) clashes.push(...merged.clashes);
      else if (merged.bytes) write.set(after, merged.bytes);
      else remove.push(after);
    }
    if (clashes.length > 0) throw new Refusal([...new Set(clashes)].map(problemOf));
    return { write, remove };
  }

  private file(place: string): string {
    return path.join(this.folder, place);
  }
}
