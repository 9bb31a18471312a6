import { refusal } from "../change/answers";
import { readChanges } from "./differences/read-changes";
import { discard } from "./discard";
import { failureOf } from "./failures";
import type { Author } from "./outside/repository";
import { commitSnapshot, prepare, type Prepared, publicCommit, type Tools } from "./prepare";
import { publish } from "./publish";
import type { PastPublication, PublisherState, RepositoryFacts, Task } from "./publisher-state";
import {
  carryOut,
  type Failure,
  PREPARING,
  PUBLISHING,
  type Step,
  type StepName,
  waiting,
} from "./steps";
import { shownCommit, takeBack, whyItStays } from "./take-back";
import { takeNewer } from "./take-newer";
import { keepTimes, withUsualTimes } from "./times";

/** Publishes the content, one thing at a time. What it does goes on when nobody looks. */
export class Publisher {
  private task: Task | undefined;
  private isRunning = false;
  private steps: Step[] = [];
  private failure: Failure | undefined;
  private prepared: Prepared | undefined;
  private stopping = new AbortController();
  private facts: RepositoryFacts | undefined;

  constructor(private readonly tools: Tools) {}

  /** What is to be published, and how far that is. */
  async state(): Promise<PublisherState> {
    const wasRunning = this.isRunning;
    const facts = wasRunning && this.facts ? this.facts : await this.look();
    // Where something has begun or ended meanwhile, the facts may be old: so it goes on for whoever asks.
    const isRunning = wasRunning || this.isRunning;
    return {
      ...facts,
      isPublic: this.tools.site.isSet,
      task: this.task,
      isRunning,
      isPrepared: this.prepared !== undefined && !isRunning,
      steps: this.steps,
      failure: this.failure,
      pictures: this.prepared?.pictures ?? [],
      others: this.prepared?.others ?? [],
    };
  }

  /**
   * Begins to check and to build what has changed.
   * @param author who commits here, where git does not know
   * @throws Refusal while something else is going on
   */
  prepare(author: Author | undefined): void {
    this.begin("prepare", waiting([...PREPARING, ...PUBLISHING]), async (steps) => {
      const { repository } = this.tools;
      this.prepared = undefined;
      this.stopping = new AbortController();
      const branch = (await repository.branch()) ?? "";
      if (author) await repository.saveAuthor(author);
      const snapshot = await repository.snapshot();
      const from = await publicCommit(repository, snapshot.base);
      const commit = await commitSnapshot(this.tools, snapshot);
      const prepared: Prepared = { ...snapshot, from, commit, pictures: [], others: [] };
      await prepare(this.tools, branch, prepared, steps, this.stopping.signal);
      this.prepared = prepared;
    });
  }

  /** Stops what prepares a publication; what publishes or takes back goes on. */
  stop(): void {
    this.stopping.abort();
  }

  /**
   * Begins to publish what is prepared.
   * @throws Refusal while something else is going on, or when the content has changed since
   */
  async publish(): Promise<void> {
    if (!this.isRunning) await this.look();
    const { prepared } = this;
    const branch = await this.tools.repository.branch();
    if (this.isRunning) throw busy();
    if (!prepared || branch === undefined) {
      throw refusal("Od przygotowania treść się zmieniła.", "Sprawdź i przygotuj ją jeszcze raz.");
    }
    const kept = this.steps.filter(({ name }) => PREPARING.includes(name));
    this.begin("publish", [...kept, ...waiting(PUBLISHING)], async (steps) => {
      await publish(this.tools, branch, prepared, steps);
      await this.tools.repository.mark("published", prepared.commit);
      this.prepared = undefined;
    });
  }

  /**
   * Begins to take the last publication back.
   * @throws Refusal while something else is going on, or when there is none
   */
  async takeBack(): Promise<void> {
    const { repository, site } = this.tools;
    const branch = await repository.branch();
    const last = await this.lastPublication();
    if (branch === undefined || !last) throw refusal("Nie ma czego cofnąć.", "");
    const build: StepName[] = site.needsBuild ? ["build"] : [];
    const names: StepName[] = ["revert", ...build, "commit", "push", "rollback"];
    this.begin("takeBack", waiting(names), async (steps) => {
      this.prepared = undefined;
      await takeBack(this.tools, branch, last.commit, steps);
      await repository.mark("published", await shownCommit(this.tools));
      await repository.mark("last", undefined);
    });
  }

  /**
   * Throws a saved change away that is not public.
   * @throws Refusal while something is going on, or where the rest of the content needs it
   */
  async discard(place: string): Promise<void> {
    if (this.isRunning) throw busy();
    await discard(this.tools, place);
  }

  /**
   * Begins to bring here what is newer in the remote.
   * @throws Refusal while something else is going on
   */
  takeNewer(): void {
    this.begin("takeNewer", waiting(["fetch"]), async (steps) => {
      this.prepared = undefined;
      const branch = (await this.tools.repository.branch()) ?? "";
      await carryOut(steps, "fetch", () => takeNewer(this.tools, branch));
    });
  }

  private begin(task: Task, steps: Step[], work: (steps: Step[]) => Promise<void>): void {
    if (this.isRunning) throw busy();
    this.isRunning = true;
    this.task = task;
    this.failure = undefined;
    this.steps = withUsualTimes(this.tools.times, steps);
    work(steps)
      .catch((error: unknown) => {
        if (steps.some(({ state }) => state === "stopped")) return;
        const failed = this.steps.find(({ state }) => state === "failed");
        this.failure = failureOf(failed?.name, error);
      })
      .finally(() => {
        this.isRunning = false;
        this.tools.workshop.signal = undefined;
        keepTimes(this.tools.times, steps);
      });
  }

  /** Reads the repository; what was prepared before another change counts no more. */
  private async look(): Promise<RepositoryFacts> {
    const { content, repository } = this.tools;
    const [branch, author] = await Promise.all([repository.branch(), repository.author()]);
    if (branch === undefined) {
      return { hasRepository: false, changes: [], author, isPushed: false, last: undefined };
    }
    const { base, tree } = await repository.snapshot();
    const from = await publicCommit(repository, base);
    const { list } = await readChanges(content, repository, from, tree);
    const isStale = this.prepared?.base !== base || this.prepared.tree !== tree;
    if (isStale && !this.isRunning) this.prepared = undefined;
    this.facts = {
      hasRepository: true,
      changes: list,
      author,
      isPushed: (await repository.remote(branch)) !== undefined,
      last: await this.lastPublication(),
    };
    return this.facts;
  }

  /** The publication that can be taken back: the newest, while nobody has published anything after it. */
  private async lastPublication(): Promise<PastPublication | undefined> {
    const { content, repository } = this.tools;
    const commit = await repository.marked("last");
    if (commit === undefined || (await repository.marked("published")) !== commit) return undefined;
    const shown = await repository.git(["show", "--no-patch", "--format=%ct%n%an", commit]);
    const [seconds = "", author = ""] = shown.split("\n");
    const { list } = await readChanges(content, repository, `${commit}^`, commit);
    const things = [...new Set(list.map(({ thing }) => thing))];
    const staysBecause = await whyItStays(this.tools, commit);
    return { commit, author, time: Number(seconds) * 1000, things, staysBecause };
  }
}

const busy = () =>
  refusal(
    "Publikacja już trwa, może w innej karcie przeglądarki.",
    "Poczekaj, aż się skończy: widać ją także tutaj.",
  );
