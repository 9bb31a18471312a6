import { copyFileSync, linkSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import {
  type Content,
  type ContentFile,
  type ContentProblem,
  readContent,
} from "../../content-model";
import { listFiles } from "../../utils/node";
import { Refusal } from "./answers";
import { complaintOf, complaintsOf } from "./complaints";
import type { ContentChange } from "./content-change";
import { commitChange, finishChange, NEW_FILES, prepareFiles } from "./journal";

/**
 * The content as the editing page changes it: one change after the other, each checked together with
 * all the rest before anything is written.
 */
export class ContentStore {
  private running: Promise<unknown> = Promise.resolve();

  /**
   * @param content what the site's content is
   * @param folder the content folder
   * @param work a folder of this store's own, on the same disk
   */
  constructor(
    readonly content: Content,
    readonly folder: string,
    private readonly work: string,
  ) {
    finishChange(work, folder);
  }

  /**
   * Plans a change from the content as it is then, checks it and carries it out.
   * @returns the change
   * @throws Refusal when the change brings a mistake or leaves one in the files that it saves. Mistakes
   * that stood elsewhere before, for example after an edit by hand, refuse nothing: nobody could mend
   * them here one by one otherwise.
   */
  change(plan: (files: ContentFile[]) => ContentChange): Promise<ContentChange> {
    const turn = this.running.then(() => this.carryOut(plan));
    this.running = turn.catch(() => undefined);
    return turn;
  }

  /** The names of all photos, without their folders. */
  photoNames(): string[] {
    return listFiles(path.join(this.folder, "photos")).map((place) => path.posix.basename(place));
  }

  private async carryOut(plan: (files: ContentFile[]) => ContentChange): Promise<ContentChange> {
    finishChange(this.work, this.folder);
    const files = readContent(this.folder);
    const change = plan(files.filter(({ syntaxErrors }) => syntaxErrors.length === 0));
    prepareFiles(this.work, change);
    const problems = await this.problemsOf(change, files);
    if (problems.length > 0) {
      const complaints = complaintsOf(problems);
      rmSync(this.work, { recursive: true });
      throw new Refusal(complaints);
    }
    commitChange(this.work, this.folder, change);
    return change;
  }

  /** The mistakes that a change brings, and those that stay in what it saves. */
  private async problemsOf(change: ContentChange, files: ContentFile[]): Promise<ContentProblem[]> {
    // The check tells nothing else where a file can't be parsed.
    const unread = files.filter(({ syntaxErrors }) => syntaxErrors.length > 0);
    const left = new Set(unread.map(({ file }) => file).filter((file) => !change.write.has(file)));
    this.lay("after", change, left);
    const after = await this.content.checkFolder(this.overlay("after"));
    if (after.length === 0) return [];
    this.lay("before", { write: new Map(), remove: [] }, left);
    const before = await this.content.checkFolder(this.overlay("before"));
    const known = new Set(before.map(nameOf));
    return after.filter((one) => change.saved?.includes(one.file) || !known.has(nameOf(one)));
  }

  private overlay(name: string): string {
    return path.join(this.work, name);
  }

  /** Lays out the content with a change in place, of links, so that no photo is copied. */
  private lay(name: string, { write, remove }: ContentChange, left: ReadonlySet<string>): void {
    for (const place of listFiles(this.folder)) {
      if (write.has(place) || remove.includes(place) || left.has(place)) continue;
      link(path.join(this.folder, place), path.join(this.overlay(name), place));
    }
    for (const place of write.keys()) {
      link(path.join(this.work, NEW_FILES, place), path.join(this.overlay(name), place));
    }
  }
}

/** A problem without its line, which other edits of the same file move. */
const nameOf = (problem: ContentProblem) => `${problem.file}\n${complaintOf(problem).problem}`;

/** A second name for a file, or a copy where the disk knows no such names. */
function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
