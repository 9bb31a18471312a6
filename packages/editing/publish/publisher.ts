import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { refusal } from "../change/answers";
import { askUnlessAgreed } from "../change/consent";
import type { ContentStore } from "../change/content-store";
import { versionOfBytes } from "../change/version-of-bytes";
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
import { mergeContent, type Versions } from "./merge-content";
import {
  CHANGED_NOW,
  changedAndWaiting,
  changedBothHere,
  changedSince,
  DIVERGED,
  failedWith,
  GONE,
  NOTHING,
  RUNNING,
  withHintOnOthers,
} from "./refusals";
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
  /** The file that says that a publication is going on. */
  unfinished: string;
}

/**
 * Publishes the content by a commit and a push, one at a time. Everything is prepared in git first: the branch and the
 * project's files follow only when the push has succeeded, so that whatever ends it before leaves all as it was.
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
    const otherwise = await this.alone(() => this.takeNewer()).then(
      () => "waiting" as const,
      () => "unknown" as const,
    );
    const isSent = left.commit && (await repository.isPartOf(left.commit, await repository.head()));
    this.interrupted = interruptedPublication(left, isSent ? "sent" : otherwise);
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
    const { before, after } = await this.versionsOf(commit);
    return changedRecords(await this.read(before, after));
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
      this.noteUnfinished(author);
      await this.takeNewer();
      const base = await repository.head();
      const waiting = (await this.waitingFiles()).flatMap(placesOf);
      const chosen = waiting.filter((file) => file in shown);
      if (chosen.length === 0) throw refusal(...NOTHING);
      const tree = await repository.treeWithFiles(base, chosen);
      const version = await repository.contentOf(tree);
      const changes = await this.read(await repository.contentOf(base), version);
      this.askAboutUnseen(changes, shown, agreed, {
        ask: "Od czasu, gdy pokazano tę listę, ktoś jeszcze to zmienił. Opublikować także to, co jest teraz?",
        agree: "Opublikuj także to",
      });
      await this.check(version, changes).catch((error: unknown) => {
        throw chosen.length < waiting.length ? withHintOnOthers(error) : error;
      });
      const message = commitMessage("Publish", thingsIn(changes));
      const commit = await repository.commit(tree, [base], message, author);
      await this.push(commit, author);
      await store.inTurn(() => repository.moveBranch(base, commit));
    });
  }

  /**
   * Publishes what was there before a publication.
   * @throws Refusal with each place that was changed again since, or why it did not reach the server
   */
  takeBack(commit: string, author: Author, agreed?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      const { repository, store } = this.tools;
      const { before, after } = await this.versionsOf(commit);
      const own = await this.read(before, after);
      askUnlessAgreed(agreed, {
        ask: "Cofnąć tę publikację? Strona i formularze pokażą znowu to, co było przed nią:",
        places: changedRecords(own).map(({ label }) => label),
        agree: "Cofnij",
      });
      this.noteUnfinished(author);
      await this.takeNewer();
      const base = await repository.head();
      const ours = await repository.contentOf(base);
      const reverted = await this.merge({ base: after, ours, theirs: before }, changedSince);
      const changes = await this.read(ours, reverted);
      if (changes.length === 0) throw refusal(...NOTHING);
      const tree = await repository.treeWithContent(base, reverted);
      await this.check(reverted, []);
      const message = commitMessage("Take back", thingsIn(changes));
      const back = await repository.commit(tree, [base], message, author);
      await this.mergeSaved(back, changedAndWaiting);
      await this.push(back, author);
      await store.inTurn(() => this.advance(back));
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
      const base = await repository.contentOf(await repository.head());
      const write = new Map<string, string | Buffer>();
      for (const { before } of changed) {
        if (before === undefined) continue;
        const bytes = await repository.read(base, before);
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
    const { repository, unfinished } = this.tools;
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
      forgetUnfinished(unfinished);
      this.isRunning = false;
    }
  }

  private noteUnfinished({ name }: Author, commit?: string): void {
    noteUnfinished(this.tools.unfinished, { by: name, at: new Date().toISOString(), commit });
  }

  /** Who saved what waits no more is in git. */
  private async forgetWhoSaved(): Promise<void> {
    const { whoSaved } = this.tools.store;
    const waiting = (await this.waitingFiles()).flatMap(placesOf);
    whoSaved.forget(Object.keys(whoSaved.all()).filter((file) => !waiting.includes(file)));
  }

  private async waitingFiles(): Promise<FileChanges[]> {
    const { repository } = this.tools;
    const published = await repository.contentOf(await repository.head());
    return this.read(published, await repository.savedContent());
  }

  private read(from: string, to: string): Promise<FileChanges[]> {
    return readChanges(this.tools.content, this.tools.repository, from, to);
  }

  /** The content before and after a publication. */
  private async versionsOf(commit: string) {
    const { repository } = this.tools;
    const known = await repository.log(MOST_PUBLICATIONS);
    if (!known.some((one) => one.commit === commit)) throw refusal(...GONE);
    return {
      before: await repository.contentOf(`${commit}^`),
      after: await repository.contentOf(commit),
    };
  }

  private check(version: string, changes: readonly FileChanges[]): Promise<void> {
    const files = changes.flatMap(({ after }) => after ?? []);
    return checkPublication(this.tools, version, files);
  }

  /** Brings here what is newer on the server, below what is saved and not published. */
  private async takeNewer(): Promise<void> {
    const { repository, store } = this.tools;
    const remote = await repository.remote();
    if (!remote) return;
    const newest = await repository.fetch(remote);
    const head = await repository.head();
    if (await repository.isPartOf(newest, head)) return;
    if (!(await repository.isPartOf(head, newest))) throw refusal(...DIVERGED);
    await store.inTurn(() => this.advance(newest));
  }

  /** Moves the branch to a later commit, and the project's files with it; what is saved and not published stays. */
  private async advance(to: string): Promise<void> {
    const { repository } = this.tools;
    const head = await repository.head();
    const { saved, merged } = await this.mergeSaved(to);
    await repository.checkOut(
      await repository.treeWithContent(head, saved),
      await repository.treeWithContent(to, merged),
    );
    await repository.moveBranch(head, to);
  }

  /**
   * Puts what is saved and not published on top of a later commit.
   * @param problemOf makes the message about a place that both changed
   */
  private async mergeSaved(
    to: string,
    problemOf = changedBothHere,
  ): Promise<{ saved: string; merged: string }> {
    const { repository } = this.tools;
    const saved = await repository.savedContent();
    const versions = {
      base: await repository.contentOf(await repository.head()),
      ours: saved,
      theirs: await repository.contentOf(to),
    };
    return {
      saved,
      merged: await this.merge(versions, problemOf),
    };
  }

  private merge(versions: Versions, problemOf: (place: string) => Complaint): Promise<string> {
    return mergeContent(this.tools.content, this.tools.repository, versions, problemOf);
  }

  private async push(commit: string, author: Author): Promise<void> {
    const { repository } = this.tools;
    this.noteUnfinished(author, commit);
    const remote = await repository.remote();
    if (remote) await repository.push(remote, commit);
  }
}

/** Whether a file still is what was read of it. */
function isAsRead(folder: string, { after, bytesAfter }: FileChanges): boolean {
  if (after === undefined) return true;
  const file = path.join(folder, after);
  return existsSync(file) && versionOfBytes(readFileSync(file)) === bytesAfter;
}

/** The entries in which something was changed, or their files where only the form of a file was. */
const thingsIn = (changes: readonly FileChanges[]): string[] =>
  changes.flatMap(({ label, differences }) =>
    differences.length > 0 ? differences.map(({ thing }) => entryOf(thing)) : label,
  );

/** `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”` is a part of `Usługa „Ogrodzenia”`. */
const entryOf = (thing: string) => thing.split(" › ", 1)[0] ?? thing;
