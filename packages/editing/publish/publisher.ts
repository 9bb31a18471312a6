import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isPdfPlace } from "../../content-model";
import { refusal } from "../change/answers";
import { askUnlessAgreed } from "../change/consent";
import type { ContentStore } from "../change/content-store";
import type { Author, ChangedRecord, Complaint, Publication } from "../contract";
import { changedRecords, placesOf } from "./changed-records";
import { checkPublication, type Checks } from "./check-publication";
import { commitMessage, publicationOf } from "./commit-message";
import { type FileChanges, readChanges } from "./differences/read-changes";
import { mergeContent, type Versions } from "./merge-content";
import {
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

/** How many publications can be looked at, and taken back. */
const MOST_PUBLICATIONS = 15;

/** What publishing works with. */
export interface PublishingTools extends Checks {
  store: ContentStore;
}

/**
 * Publishes the content by a commit and a push, one at a time. Everything is prepared in git first: the branch and the
 * project's files follow only when the push has succeeded, so that whatever ends it before leaves all as it was.
 */
export class Publisher {
  private isRunning = false;

  constructor(private readonly tools: PublishingTools) {}

  /** Whether somebody is publishing at this moment. */
  get isBusy(): boolean {
    return this.isRunning;
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
   * Publishes files with their present texts.
   * @throws Refusal with all that has to be changed first, or why they did not reach the server
   */
  publish(files: readonly string[], author: Author): Promise<void> {
    return this.alone(async () => {
      const { repository, store } = this.tools;
      await this.takeNewer();
      const base = await repository.head();
      const waiting = (await this.waitingFiles()).flatMap(placesOf);
      const chosen = waiting.filter((file) => files.includes(file));
      if (chosen.length === 0) throw refusal(...NOTHING);
      const tree = await repository.treeWithFiles(base, chosen);
      const version = await repository.contentOf(tree);
      const changes = await this.read(await repository.contentOf(base), version);
      await this.check(version, changes).catch((error: unknown) => {
        throw chosen.length < waiting.length ? withHintOnOthers(error) : error;
      });
      const message = commitMessage("Publish", thingsIn(changes));
      const commit = await repository.commit(tree, [base], message, author);
      await this.push(commit);
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
      await this.push(back);
      await store.inTurn(() => this.advance(back));
    });
  }

  /**
   * Gives files their published state again.
   * @param by the name of whoever asks for it
   * @throws Refusal where the rest of the content needs the change
   */
  discard(files: readonly string[], by?: string, agreed?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      const { repository, store } = this.tools;
      const changed = (await this.waitingFiles()).filter((file) =>
        placesOf(file).some((place) => files.includes(place)),
      );
      if (changed.length === 0) throw refusal(...GONE);
      askUnlessAgreed(agreed, {
        ask: "Odrzucić te zmiany? Będzie znowu tak, jak na stronie w internecie. Odrzuconych nie da się przywrócić.",
        places: [...new Set(thingsIn(changed))],
        agree: "Odrzuć",
      });
      const base = await repository.contentOf(await repository.head());
      const write = new Map<string, string | Buffer>();
      const others = new Map<string, Buffer>();
      for (const { before } of changed) {
        if (before === undefined) continue;
        const bytes = await repository.read(base, before);
        if (before.endsWith(".yaml")) write.set(before, bytes.toString("utf8"));
        else if (before.startsWith("photos/") || isPdfPlace(before)) write.set(before, bytes);
        else others.set(before, bytes);
      }
      const remove = changed.flatMap(({ before, after = [] }) => (after === before ? [] : after));
      await store.change(() => ({ write, remove }), by);
      for (const [place, bytes] of others) await writeFile(path.join(store.folder, place), bytes);
    });
  }

  /** Does one thing at a time. @throws Refusal while another is going on, or with why it failed */
  private async alone(work: () => Promise<void>): Promise<void> {
    if (this.isRunning) throw refusal(...RUNNING);
    this.isRunning = true;
    try {
      await work();
      await this.forgetWhoSaved();
    } catch (error) {
      throw failedWith(error);
    } finally {
      this.isRunning = false;
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

  private async push(commit: string): Promise<void> {
    const { repository } = this.tools;
    const remote = await repository.remote();
    if (remote) await repository.push(remote, commit);
  }
}

/** The entries in which something was changed, or their files where only the form of a file was. */
const thingsIn = (changes: readonly FileChanges[]): string[] =>
  changes.flatMap(({ label, differences }) =>
    differences.length > 0 ? differences.map(({ thing }) => entryOf(thing)) : label,
  );

/** `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”` is a part of `Usługa „Ogrodzenia”`. */
const entryOf = (thing: string) => thing.split(" › ", 1)[0] ?? thing;
