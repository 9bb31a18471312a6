import { existsSync } from "node:fs";
import path from "node:path";
import type {
  Author,
  ChangedRecord,
  EditingApi,
  PastChange,
  ShownVersions,
} from "../../shared/contract";
import { isPhotoFile } from "../../shared/photo-file";
import { askUnlessAgreed } from "../change/consent";
import { refusal } from "../change/errors";
import type { FileChange } from "../change/write-change";
import { changedRecords, placesOf } from "./changed-records";
import { checkPublication, type Checks } from "./check-publication";
import { commitMessage, pastChanges, type Verb } from "./commit-message";
import { NewestContent, type NewestTools } from "./newest-content";
import { type FileChanges, readChanges } from "./read-changes";
import {
  changedSinceShown,
  failedWith,
  GONE,
  NOTHING,
  RUNNING,
  withHintOnOthers,
} from "./refusals";
import { type ChangedFile, isContent, placeOf, type ReadFile } from "./repository";

/** How many publications can be looked at, and taken back. */
const MOST_PUBLICATIONS = 15;

/** How many commits, most of them developers', are looked through for them. */
const MOST_COMMITS = 300;

/** Whoever is on a photo may have withdrawn his consent. */
const PHOTO_BACK = "Wróci usunięte zdjęcie, więc upewnij się, że wolno je pokazywać. ";

/** What publishing works with. */
export type PublishingTools = Checks & NewestTools;

/**
 * Publishes the content by a commit and a push, one at a time. It is put together in a worktree of the newest commit:
 * copied there, checked there, committed there and pushed from there. The project's branch follows only when the push
 * has succeeded, so that whatever ends it before leaves all as it was.
 */
export class Publisher {
  private isRunning = false;

  private readonly newest: NewestContent;

  constructor(private readonly tools: PublishingTools) {
    this.newest = new NewestContent(tools);
  }

  /** Whether somebody is publishing at this moment. */
  get isBusy(): boolean {
    return this.isRunning;
  }

  /** What differs from what was published last. */
  async waiting(): Promise<ChangedRecord[]> {
    return changedRecords(await this.waitingFiles(), this.tools.store.whoSaved.all());
  }

  /** What was published, and by developers changed, the newest first. */
  async past(): Promise<PastChange[]> {
    return pastChanges(await this.tools.repository.log(MOST_COMMITS), MOST_PUBLICATIONS);
  }

  /** What a publication changed. @throws Refusal where it is none of those in the list */
  async changesOf(commit: string): Promise<ChangedRecord[]> {
    const { repository } = this.tools;
    const known = await this.past();
    if (!known.some((one) => one.kind === "publication" && one.commit === commit)) {
      throw refusal(...GONE);
    }
    const files = (await repository.changedFiles(`${commit}^`, commit)).filter(isContent);
    return changedRecords(
      await this.read(files, repository.at(`${commit}^`), repository.at(commit)),
    );
  }

  /**
   * Publishes files as they were shown.
   * @throws Refusal where one of them is another by now, with all that has to be changed first, or why they did not reach
   * the server
   */
  publish({ shown, ignoring }: EditingApi["publish"][0], author: Author): Promise<void> {
    return this.unlessBusy(async () => {
      const { repository, store } = this.tools;
      await this.newest.take();
      const waiting = await this.waitingFiles();
      const chosen = waiting.filter(isIn(shown));
      refuseUnseen(chosen, shown);
      await this.newest.putIn(changedBytes(chosen));
      const files = chosen.flatMap(({ after }) => after ?? []);
      await this.check(files, ignoring).catch((error: unknown) => {
        throw chosen.length < waiting.length ? withHintOnOthers(error) : error;
      });
      const commit = await this.send("Publish", changedRecords(chosen), author);
      await store.inTurn(() => repository.moveBranch(commit));
    });
  }

  /**
   * Publishes what was there before a publication, or before what it changed in some of its files. What was saved there
   * since, and waits, stays.
   * @throws NeedsConsent before it is agreed to
   * @throws Refusal with each place that was published again since, or why it did not reach the server
   */
  takeBack({ commit, files, agreed }: EditingApi["take-back"][0], author: Author): Promise<void> {
    return this.unlessBusy(async () => {
      const all = await this.changesOf(commit);
      const records = all.filter(
        (record) => !files || record.files.some((one) => files.includes(one)),
      );
      const places = records.flatMap((record) => record.files);
      const photos = places.filter((place) => place.startsWith("photos/"));
      const { folder } = this.tools.store;
      const isBack = photos.some((place) => !existsSync(path.join(folder, place)));
      askUnlessAgreed(agreed, {
        ask: `Cofnąć te zmiany? ${isBack ? PHOTO_BACK : ""}Strona i formularze pokażą znowu to, co było przed nimi:`,
        places: records.map(({ label }) => label),
        agree: "Cofnij",
      });
      await this.newest.take();
      await this.newest.takeBack(commit, places);
      await this.check([]);
      const back = await this.send("Take back", records, author);
      await this.tools.store.inTurn(() => this.newest.follow(back, true));
    });
  }

  /**
   * Gives files their published state again.
   * @throws NeedsConsent before it is agreed to
   * @throws Refusal where one of them is another by now, or the rest of the content needs the change
   */
  discard({ shown, agreed }: EditingApi["discard"][0], editor: Author): Promise<void> {
    const plan = async () => {
      const changed = (await this.waitingFiles()).filter(isIn(shown));
      if (changed.length === 0) throw refusal(...GONE);
      refuseUnseen(changed, shown);
      const records = changedRecords(changed, this.tools.store.whoSaved.all());
      const others = new Set(records.flatMap(({ savers }) => savers));
      others.delete(editor.name);
      const whose =
        others.size > 0 ? ` Są w nich zmiany, których autor to: ${[...others].join(", ")}.` : "";
      askUnlessAgreed(agreed, {
        ask: `Odrzucić te zmiany?${whose} Będzie znowu tak, jak na stronie w internecie. Odrzuconych nie da się przywrócić.`,
        places: labelsOf(records),
        agree: "Odrzuć",
      });
      return changedBytes(changed.map(backwards));
    };
    return this.unlessBusy(() => this.tools.store.change(plan));
  }

  /** Does one thing at a time. @throws Refusal while another is going on, or with why it failed */
  private async unlessBusy(work: () => Promise<unknown>): Promise<void> {
    if (this.isRunning) throw refusal(...RUNNING);
    this.isRunning = true;
    try {
      await work();
    } catch (error) {
      throw failedWith(error);
    } finally {
      this.isRunning = false;
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

  private check(files: readonly string[], ignoring?: readonly string[]): Promise<void> {
    return checkPublication(this.tools, this.newest.folder, files, ignoring);
  }

  /** Commits what is in the worktree, and pushes it. @returns the commit */
  private async send(verb: Verb, records: readonly ChangedRecord[], author: Author) {
    const { repository } = this.tools;
    const commit = await repository.commit(commitMessage(verb, labelsOf(records)), author);
    if (!commit) throw refusal(...NOTHING);
    await repository.push(await repository.remote());
    return commit;
  }
}

/** Tells whether a file is one of those that were shown. */
const isIn = (shown: ShownVersions) => (file: FileChanges) =>
  placesOf(file).some((place) => place in shown);

/** A changed file, and its newer bytes. */
type ChangeOfBytes = ChangedFile & Pick<FileChanges, "bytes">;

const backwards = ({ before, after, former }: FileChanges): ChangeOfBytes => ({
  before: after,
  after: before,
  bytes: former,
});

/** Changed files as they were read. */
function changedBytes(changes: readonly ChangeOfBytes[]): FileChange<Buffer> {
  const write = new Map<string, Buffer>();
  for (const { after, bytes } of changes) if (after && bytes) write.set(after, bytes);
  const remove = changes.flatMap(({ before = [], after }) => (before === after ? [] : before));
  return { write, remove };
}

/** @throws Refusal where one of some changes is another than was shown */
function refuseUnseen(changes: readonly FileChanges[], shown: ShownVersions): void {
  const unseen = changes.find((file) => shown[placeOf(file)] !== file.version);
  if (unseen) throw changedSinceShown(unseen);
}

/** The entries in which something was changed, or records of which only the form or a photo was. */
function labelsOf(records: readonly ChangedRecord[]): string[] {
  const labels = records.flatMap(({ label, differences }) => {
    const ofEntries = differences.filter((one) => !isPhotoFile(one));
    return ofEntries.length > 0 ? ofEntries.map(({ owner }) => entryOf(owner)) : label;
  });
  return [...new Set(labels)];
}

/** `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”` is a part of `Usługa „Ogrodzenia”`. */
const entryOf = (owner: string) => owner.split(" › ", 1)[0] ?? owner;
