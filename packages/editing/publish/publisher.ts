import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Refusal, refusal } from "../change/answers";
import { askUnlessAgreed } from "../change/consent";
import type { ContentStore } from "../change/content-store";
import type { FileSource } from "../change/write-change";
import type {
  Author,
  ChangedRecord,
  Complaint,
  Publication,
  Question,
  ShownVersions,
} from "../contract";
import { changedRecords, changesInWords, placesOf } from "./changed-records";
import { checkPublication, type Checks } from "./check-publication";
import { commitMessage, publicationOf } from "./commit-message";
import { type FileChanges, readChanges } from "./differences/read-changes";
import { type FileVersions, mergeFiles } from "./merge-files";
import {
  CHANGED_NOW,
  changedAndWaiting,
  changedBothHere,
  changedSince,
  DIVERGED,
  failedWith,
  GONE,
  NOTHING,
  PROGRAM_CHANGED,
  RUNNING,
  withHintOnOthers,
} from "./refusals";
import type { ChangedFile, ReadFile, Repository } from "./repository";
import {
  forgetUnfinished,
  interruptedPublication,
  noteUnfinished,
  readUnfinished,
} from "./unfinished-publication";

/** How many publications can be looked at, and taken back. */
const MOST_PUBLICATIONS = 15;

/** What publishing works with. */
export interface PublishingTools extends Checks {
  store: ContentStore;
  repository: Repository;
  /** The file that says that a publication is going on. */
  unfinished: string;
}

/**
 * Publishes the content by a commit and a push, one at a time. It is put together in a worktree of the newest commit:
 * copied there, checked there, committed there and pushed from there. The project's branch follows only when the push
 * has succeeded, so that whatever ends it before leaves all as it was.
 */
export class Publisher {
  private isRunning = false;
  private interrupted: Complaint | undefined;

  constructor(private readonly tools: PublishingTools) {}

  /** Whether somebody is publishing at this moment. */
  get isBusy(): boolean {
    return this.isRunning;
  }

  /** What became of a publication that the last start found unfinished; undefined once something is published. */
  get interruption(): Complaint | undefined {
    return this.interrupted;
  }

  /**
   * Brings a publication to its end that was killed with its server: what was sent counts as published, all else waits
   * as before. Is called once, at the start. Never rejects: what fails here is done by the next publication.
   */
  async carryOn(): Promise<void> {
    const { repository, unfinished } = this.tools;
    const left = readUnfinished(unfinished);
    if (!left) return;
    const carryOn = async () => {
      // A branch that was moved, and an index that was not, would list files that nobody has changed.
      await repository.moveBranch("HEAD");
      await this.takeNewer();
    };
    const outcome = await this.alone(carryOn).then(
      () => "waiting" as const,
      () => "unknown" as const,
    );
    if (outcome === "waiting") forgetUnfinished(unfinished);
    const isSent =
      left.commit &&
      (await repository.head().then(
        (head) => repository.isPartOf(left.commit ?? "", head),
        () => false,
      ));
    this.interrupted = interruptedPublication(left, isSent ? "sent" : outcome);
  }

  /** What differs from what was published last. */
  async waiting(): Promise<ChangedRecord[]> {
    return changedRecords(await this.waitingFiles(), this.tools.store.whoSaved.all());
  }

  /** What was published, the newest first. */
  async publications(): Promise<Publication[]> {
    const commits = await this.tools.repository.log(MOST_PUBLICATIONS);
    return commits.map(publicationOf);
  }

  /** What a publication changed. @throws Refusal where it is none of those in the list */
  async changesOf(commit: string): Promise<ChangedRecord[]> {
    const { repository } = this.tools;
    const known = await repository.log(MOST_PUBLICATIONS);
    if (!known.some((one) => one.commit === commit)) throw refusal(...GONE);
    const files = (await repository.changedFiles(`${commit}^`, commit)).filter(isContent);
    return changedRecords(
      await this.read(files, repository.at(`${commit}^`), repository.at(commit)),
    );
  }

  /**
   * Publishes files as they were shown.
   * @param shown what the editor saw of each
   * @throws NeedsConsent where one of them is another by now
   * @throws Refusal with all that has to be changed first, or why they did not reach the server
   */
  publish(shown: ShownVersions, author: Author, agreed?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      const { repository, store } = this.tools;
      await this.takeNewer();
      await this.noteUnfinished({ author }, async () => {
        const waiting = await this.waitingFiles();
        const chosen = waiting.filter((file) => placesOf(file).some((place) => place in shown));
        if (chosen.length === 0) throw refusal(...NOTHING);
        this.askAboutUnseen(chosen, shown, agreed, {
          ask: "Od czasu, gdy pokazano tę listę, ktoś jeszcze to zmienił. Opublikować także to, co jest teraz?",
          agree: "Opublikuj także to",
        });
        await this.putIntoWorktree(chosen);
        await this.check(chosen).catch((error: unknown) => {
          throw chosen.length < waiting.length ? withHintOnOthers(error) : error;
        });
        const message = commitMessage("Publish", thingsIn(chosen));
        const commit = await repository.commit(message, author);
        await this.push({ author, commit });
        await store.inTurn(() => repository.moveBranch(commit));
      });
    });
  }

  /**
   * Publishes what was there before a publication.
   * @throws Refusal with each place that was changed again since, or why it did not reach the server
   */
  takeBack(commit: string, author: Author, agreed?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      const { repository, store } = this.tools;
      askUnlessAgreed(agreed, {
        ask: "Cofnąć tę publikację? Strona i formularze pokażą znowu to, co było przed nią:",
        places: (await this.changesOf(commit)).map(({ label }) => label),
        agree: "Cofnij",
      });
      await this.takeNewer();
      await this.noteUnfinished({ author }, async () => {
        await this.revertInWorktree(commit);
        const head = await repository.head();
        const files = await repository.preparedFiles();
        const changes = await this.read(files, repository.at(head), repository.prepared);
        if (changes.length === 0) throw refusal(...NOTHING);
        await this.check([]);
        await this.changeTo(files, changedAndWaiting);
        const message = commitMessage("Take back", thingsIn(changes));
        const back = await repository.commit(message, author);
        await this.push({ author, commit: back, isToFollow: true });
        await store.inTurn(() => this.follow(back));
      });
    });
  }

  /**
   * Gives files their published state again.
   * @param shown what the editor saw of each
   * @param by the name of whoever asks for it
   * @throws NeedsConsent before he has agreed, and where one of them is another by now
   * @throws Refusal where the rest of the content needs the change
   */
  discard(shown: ShownVersions, by?: string, agreed?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      const { repository, store } = this.tools;
      const changed = (await this.waitingFiles()).filter((file) =>
        placesOf(file).some((place) => place in shown),
      );
      if (changed.length === 0) throw refusal(...GONE);
      this.askAboutUnseen(changed, shown, agreed, {
        ask: "Od czasu, gdy pokazano tę listę, ktoś jeszcze to zmienił. Odrzucić także to, co jest teraz? Odrzuconych zmian nie da się przywrócić.",
        agree: "Odrzuć także to",
      });
      askUnlessAgreed(agreed, {
        ask: "Odrzucić te zmiany? Będzie znowu tak, jak na stronie w internecie. Odrzuconych nie da się przywrócić.",
        places: [...new Set(thingsIn(changed))],
        agree: "Odrzuć",
      });
      const published = repository.at(await repository.head());
      const write = new Map<string, string | Buffer>();
      for (const { before } of changed) {
        const bytes = before === undefined ? undefined : await published(before);
        if (!before || !bytes) continue;
        write.set(before, before.endsWith(".yaml") ? bytes.toString("utf8") : bytes);
      }
      const remove = changed.flatMap(({ before, after = [] }) => (after === before ? [] : after));
      await store.change(() => {
        if (changed.some((file) => !isAsRead(store.folder, file))) throw refusal(...CHANGED_NOW);
        return { write, remove };
      }, by);
    });
  }

  /** Asks about changes that are others than were shown. */
  private askAboutUnseen(
    changes: readonly FileChanges[],
    shown: ShownVersions,
    agreed: readonly string[] | undefined,
    question: Pick<Question, "ask" | "agree">,
  ): void {
    const unseen = changes.filter(
      ({ after, before = "", version }) => shown[after ?? before] !== version,
    );
    if (unseen.length === 0) return;
    const saved = this.tools.store.whoSaved.all();
    askUnlessAgreed(agreed, {
      ...question,
      places: unseen.flatMap((file) => changesInWords(file, saved)),
    });
  }

  /** Does one thing at a time. @throws Refusal while another is going on, or with why it failed */
  private async alone(work: () => Promise<void>): Promise<void> {
    const { repository } = this.tools;
    if (this.isRunning) throw refusal(...RUNNING);
    this.isRunning = true;
    this.interrupted = undefined;
    try {
      const stale = await repository.removeStaleLocks();
      if (stale.length > 0) console.error("Removed locks that a killed git has left:", stale);
      await work();
      await this.forgetWhoSaved();
    } catch (error) {
      throw failedWith(error);
    } finally {
      this.isRunning = false;
    }
  }

  /** Does something that a later start has to know of, should it be killed. */
  private async noteUnfinished(
    { author }: { author: Author },
    work: () => Promise<void>,
  ): Promise<void> {
    const { unfinished } = this.tools;
    noteUnfinished(unfinished, { by: author.name, at: new Date().toISOString() });
    try {
      await work();
    } finally {
      forgetUnfinished(unfinished);
    }
  }

  /** Who saved what waits no more is in git. */
  private async forgetWhoSaved(): Promise<void> {
    const { whoSaved } = this.tools.store;
    const waiting = (await this.waitingFiles()).flatMap(placesOf);
    whoSaved.forget(Object.keys(whoSaved.all()).filter((file) => !waiting.includes(file)));
  }

  private async waitingFiles(): Promise<FileChanges[]> {
    const { repository } = this.tools;
    const published = repository.at(await repository.head());
    return this.read(await repository.savedFiles(), published, repository.saved);
  }

  private read(files: readonly ChangedFile[], before: ReadFile, after: ReadFile) {
    return readChanges(this.tools.content, files, before, after);
  }

  private check(changes: readonly FileChanges[]): Promise<void> {
    const files = changes.flatMap(({ after }) => after ?? []);
    return checkPublication(this.tools, this.placeInWorktree(""), files);
  }

  private placeInWorktree(place: string): string {
    return path.join(this.tools.repository.worktree, "content", place);
  }

  /** Gives files of the worktree the state in which they were read from the project. */
  private async putIntoWorktree(changes: readonly FileChanges[]): Promise<void> {
    for (const { before, after, bytes } of changes) {
      if (before && before !== after) await rm(this.placeInWorktree(before), { force: true });
      if (after && bytes) await this.writeInWorktree(after, bytes);
    }
  }

  private async writeInWorktree(place: string, bytes: Buffer): Promise<void> {
    const file = this.placeInWorktree(place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }

  /** Takes a commit back in the worktree. @throws Refusal with each place that was changed again since */
  private async revertInWorktree(commit: string): Promise<void> {
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
      else if (merged.bytes) await this.writeInWorktree(place, merged.bytes);
      else await rm(this.placeInWorktree(place), { force: true });
    }
    if (clashes.length > 0) throw new Refusal([...new Set(clashes)].map(changedSince));
  }

  /**
   * Makes the worktree a copy of the newest commit, and brings here what is newer on the server, below what is saved
   * and not published.
   */
  private async takeNewer(): Promise<void> {
    const { repository, store, unfinished } = this.tools;
    const remote = await repository.remote();
    const head = await repository.head();
    const fetched = remote ? await repository.fetch(remote) : head;
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
  private async follow(to: string): Promise<void> {
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
  private async changeTo(
    files: readonly ChangedFile[],
    problemOf: (place: string) => Complaint,
  ): Promise<{ write: Map<string, FileSource>; remove: string[] }> {
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
        const file = this.placeInWorktree(after);
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

  /**
   * Sends what is committed in the worktree.
   * @param isToFollow whether the project's files are not yet what is sent
   */
  private async push(sent: { author: Author; commit: string; isToFollow?: boolean }) {
    const { repository, unfinished } = this.tools;
    const { author, ...more } = sent;
    noteUnfinished(unfinished, { by: author.name, at: new Date().toISOString(), ...more });
    const remote = await repository.remote();
    if (remote) await repository.push(remote);
  }
}

/** Whether a file is one of the content. */
const isContent = ({ before = "", after = before }: ChangedFile) => !after.startsWith("../");

/** Whether a file still is what was read of it. */
function isAsRead(folder: string, { after, bytes }: FileChanges): boolean {
  if (after === undefined || bytes === undefined) return true;
  const file = path.join(folder, after);
  return existsSync(file) && readFileSync(file).equals(bytes);
}

/** The entries in which something was changed, or their files where only the form of a file was. */
const thingsIn = (changes: readonly FileChanges[]): string[] =>
  changes.flatMap(({ label, differences }) =>
    differences.length > 0 ? differences.map(({ thing }) => entryOf(thing)) : label,
  );

/** `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”` is a part of `Usługa „Ogrodzenia”`. */
const entryOf = (thing: string) => thing.split(" › ", 1)[0] ?? thing;
