import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { required } from "@typed-site/utils";
import { refusal } from "../change/answers";
import { askUnlessAgreed } from "../change/consent";
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
import { NewestContent, type NewestTools } from "./newest-content";
import {
  CHANGED_NOW,
  changedAndWaiting,
  failedWith,
  GONE,
  NOTHING,
  RUNNING,
  withHintOnOthers,
} from "./refusals";
import { type ChangedFile, isContent, type ReadFile } from "./repository";
import {
  forgetUnfinished,
  interruptedPublication,
  noteUnfinished,
  readUnfinished,
} from "./unfinished-publication";

/** How many publications can be looked at, and taken back. */
const MOST_PUBLICATIONS = 15;

/** What publishing works with. */
export type PublishingTools = Checks & NewestTools;

/**
 * Publishes the content by a commit and a push, one at a time. It is put together in a worktree of the newest commit:
 * copied there, checked there, committed there and pushed from there. The project's branch follows only when the push
 * has succeeded, so that whatever ends it before leaves all as it was.
 */
export class Publisher {
  private isRunning = false;
  private interrupted: Complaint | undefined;

  private readonly newest: NewestContent;

  constructor(private readonly tools: PublishingTools) {
    this.newest = new NewestContent(tools);
  }

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
      await this.newest.take();
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
      await this.newest.take();
      await this.noted(author, async () => {
        const waiting = await this.waitingFiles();
        const chosen = waiting.filter((file) => placesOf(file).some((place) => place in shown));
        if (chosen.length === 0) throw refusal(...NOTHING);
        this.askAboutUnseen(chosen, shown, agreed, {
          ask: "Od czasu, gdy pokazano tę listę, ktoś jeszcze to zmienił. Opublikować także to, co jest teraz?",
          agree: "Opublikuj także to",
        });
        await this.newest.putIn(chosen);
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
      await this.newest.take();
      await this.noted(author, async () => {
        await this.newest.takeBack(commit);
        const head = await repository.head();
        const files = await repository.preparedFiles();
        const changes = await this.read(files, repository.at(head), repository.prepared);
        if (changes.length === 0) throw refusal(...NOTHING);
        await this.check([]);
        await this.newest.changeTo(files, changedAndWaiting);
        const message = commitMessage("Take back", thingsIn(changes));
        const back = await repository.commit(message, author);
        await this.push({ author, commit: back, isToFollow: true });
        await store.inTurn(() => this.newest.follow(back));
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
  discard(shown: ShownVersions, by: string, agreed?: readonly string[]): Promise<void> {
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
    } catch (error) {
      throw failedWith(error);
    } finally {
      this.isRunning = false;
    }
  }

  /** Does something that the next start has to know of, should it be killed. */
  private async noted({ name }: Author, work: () => Promise<void>): Promise<void> {
    const { unfinished } = this.tools;
    noteUnfinished(unfinished, { by: name, at: new Date().toISOString() });
    try {
      await work();
    } finally {
      forgetUnfinished(unfinished);
    }
  }

  private async waitingFiles(): Promise<FileChanges[]> {
    const { repository, store } = this.tools;
    const known = store.whoSaved.all();
    const published = repository.at(await repository.head());
    const waiting = await this.read(await repository.savedFiles(), published, repository.saved);
    store.whoSaved.forgetAllBut(new Set(waiting.flatMap(placesOf)), known);
    return waiting;
  }

  private read(files: readonly ChangedFile[], before: ReadFile, after: ReadFile) {
    return readChanges(this.tools.content, files, before, after);
  }

  private check(changes: readonly FileChanges[]): Promise<void> {
    const files = changes.flatMap(({ after }) => after ?? []);
    return checkPublication(this.tools, this.newest.folder, files);
  }

  /**
   * Sends what is committed in the worktree.
   * @param isToFollow whether the project's files are not yet what is sent
   */
  private async push(sent: { author: Author; commit: string; isToFollow?: boolean }) {
    const { repository, unfinished } = this.tools;
    const { author, ...more } = sent;
    noteUnfinished(unfinished, { by: author.name, at: new Date().toISOString(), ...more });
    await repository.push(required(await repository.remote(), "remote"));
  }
}

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
