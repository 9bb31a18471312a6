import { refusal } from "../change/answers";
import { bringOut, type Reached } from "./bring-out";
import { type Change, readChanges } from "./differences/read-changes";
import { discard } from "./discard";
import { failureOf } from "./failure";
import { takeNewer } from "./newer";
import type { Author } from "./outside/repository";
import { prepare, type Prepared } from "./prepare";
import { lastPublication, takeBack } from "./take-back";
import { type StepName, Task } from "./task";
import { publicCommit, type Tools } from "./tools";

const PUBLISHED: Record<Reached, string> = {
  visitors: "Opublikowano.",
  server: "Gotowe, serwer pokaże tę wersję po ponownym uruchomieniu.",
  repository: "Zatwierdzono zmiany.",
};

const TAKEN_BACK: Record<Reached, string> = {
  visitors: "Cofnięto ostatnią publikację.",
  server: "Cofnięto, serwer pokaże poprzednią wersję po ponownym uruchomieniu.",
  repository: "Cofnięto ostatnią publikację w repozytorium.",
};

/** What the repository says of publications. */
interface RepositoryFacts {
  /** What differs from what is public. */
  changes: Change[];
  /** Who commits here; undefined where that has to be asked. */
  author?: Author | undefined;
  /** Whether a publication goes to another repository, too. */
  isPushed: boolean;
  /** The publication that can be taken back. */
  last?: Awaited<ReturnType<typeof lastPublication>>;
}

/** What the page for publishing shows. */
export type PublisherState = Awaited<ReturnType<Publisher["state"]>>;

/** Publishes the content, one thing at a time. What it does goes on when nobody looks. */
export class Publisher {
  /** What is going on, or was last. */
  private task: Task | undefined;
  private prepared: Prepared | undefined;
  private facts: RepositoryFacts | undefined;

  constructor(private readonly tools: Tools) {}

  /** What is to be published, and how far that is. */
  async state() {
    const wasRunning = this.isRunning;
    const facts = wasRunning && this.facts ? this.facts : await this.look().catch(unreadable);
    // Where something has begun or ended meanwhile, the facts may be old: so it goes on for whoever asks.
    const isRunning = wasRunning || this.isRunning;
    const { said = "", steps = [], failure, stopping } = this.task ?? {};
    const { pictures = [], others = [] } = this.prepared ?? {};
    const isPrepared = this.prepared !== undefined && !isRunning;
    const canStop = this.isRunning && stopping !== undefined;
    const isPublic = this.tools.site.isSet;
    const shown = { said, steps, failure, pictures, others };
    return { ...shown, isPublic, isRunning, canStop, isPrepared, ...facts };
  }

  /**
   * Begins to check and to build what has changed.
   * @param author who commits here, where git does not know
   * @throws Refusal while something else is going on
   */
  prepare(author: Author | undefined): void {
    const steps = ["newer", "check", "spelling", "build", "pictures"] as const;
    const work = async (task: Task) => {
      this.prepared = undefined;
      if (author) await this.tools.repository.saveAuthor(author);
      this.prepared = await prepare(this.tools, task);
      return "Wszystko jest w porządku. Zobacz zrzuty ekranu i opublikuj.";
    };
    this.begin(steps, "Jeszcze nie można opublikować.", work, new AbortController());
  }

  /** Stops what prepares a publication; what publishes or takes back goes on. */
  stop(): void {
    this.task?.stopping?.abort();
  }

  /**
   * Begins to publish what is prepared.
   * @throws Refusal while something else is going on, or when the content has changed since
   */
  async publish(): Promise<void> {
    this.refuseWhenBusy();
    await this.look();
    const { prepared } = this;
    if (!prepared) throw refusal(STALE);
    const { repository, site } = this.tools;
    const move = () => repository.move(prepared.base, prepared.commit);
    const steps: StepName[] = site.isSet ? ["commit", "release"] : ["commit"];
    this.begin(steps, "Nie opublikowano.", async (task) => {
      const reached = await bringOut(this.tools, task, { ...prepared, move });
      this.prepared = undefined;
      return PUBLISHED[reached];
    });
  }

  /**
   * Begins to take the last publication back.
   * @throws Refusal while something else is going on, or when there is none
   */
  async takeBack(): Promise<void> {
    const { repository, site } = this.tools;
    const last = await lastPublication(this.tools, await repository.snapshot());
    if (!last) throw refusal("Nie ma czego cofnąć.");
    const steps: StepName[] = site.isSet
      ? ["revert", "build", "commit", "release"]
      : ["revert", "commit"];
    this.begin(steps, "Nie cofnięto.", async (task) => {
      this.prepared = undefined;
      return TAKEN_BACK[await takeBack(this.tools, task, last.commit)];
    });
  }

  /**
   * Begins to bring here what is newer in the remote.
   * @throws Refusal while something else is going on
   */
  takeNewer(): void {
    this.begin(["fetch"], "Nie pobrano nowszych zmian.", async (task) => {
      const more = await task.step("fetch", () => takeNewer(this.tools));
      return more ?? "Pobrano nowsze zmiany.";
    });
  }

  /**
   * Throws a saved change away that is not public.
   * @throws Refusal while something is going on, or where the rest of the content needs it
   */
  async discard(place: string): Promise<void> {
    this.refuseWhenBusy();
    await discard(this.tools, place);
  }

  /** Shows why something was not begun; what is going on is shown instead, if there is anything. */
  refuse(error: unknown): void {
    if (this.isRunning) return;
    this.task = new Task([], this.tools.memory);
    this.task.fail("Nie zaczęto.", error);
  }

  private get isRunning(): boolean {
    return this.task?.isRunning ?? false;
  }

  private refuseWhenBusy(): void {
    if (!this.isRunning) return;
    throw refusal(
      "Publikacja już trwa, może w innej karcie przeglądarki.",
      "Poczekaj, aż się skończy: widać ją także tutaj.",
    );
  }

  /**
   * @param failed what is said when it fails
   * @param work returns what is said when it ends well
   * @param stopping stops it, where it may be stopped
   */
  private begin(
    names: readonly StepName[],
    failed: string,
    work: (task: Task) => Promise<string>,
    stopping?: AbortController,
  ): void {
    this.refuseWhenBusy();
    const { memory, workshop } = this.tools;
    this.task = new Task(names, memory, stopping);
    workshop.signal = stopping?.signal;
    void this.task.run(work, failed);
  }

  /** Reads the repository; what was prepared before another change counts no more. */
  private async look(): Promise<RepositoryFacts> {
    const { content, repository } = this.tools;
    if ((await repository.branch()) === undefined) throw refusal(...NO_REPOSITORY);
    const { base, tree } = await repository.snapshot();
    const from = await publicCommit(this.tools, base);
    const { list } = await readChanges(content, repository, from, tree);
    const isStale = this.prepared?.base !== base || this.prepared.tree !== tree;
    if (this.prepared && isStale && !this.isRunning) {
      this.prepared = undefined;
      if (this.task && !this.task.failure) this.task.said = list.length > 0 ? STALE : "";
    }
    this.facts = {
      changes: list,
      author: await repository.author(),
      isPushed: (await repository.remote()) !== undefined,
      last: await lastPublication(this.tools, { base, tree }),
    };
    return this.facts;
  }
}

const STALE = "Od przygotowania treść się zmieniła. Sprawdź i przygotuj ją jeszcze raz.";

const NO_REPOSITORY = [
  "Stąd nie można teraz publikować: ten folder nie jest na żadnej gałęzi repozytorium Git albo trwa w nim scalanie.",
  "Poproś o pomoc osobę techniczną.",
] as const;

/** What is shown where the repository can't be read. */
const unreadable = (error: unknown): RepositoryFacts & Partial<Task> => ({
  changes: [],
  isPushed: false,
  said: "Nie udało się odświeżyć tej strony.",
  failure: failureOf("W redakcji wystąpił błąd.", error),
});
