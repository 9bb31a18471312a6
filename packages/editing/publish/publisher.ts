import { refusal } from "../change/answers";
import { bringingOut, bringOut, type Reached } from "./bring-out";
import { readChanges } from "./differences/read-changes";
import { discard } from "./discard";
import { failureOf } from "./failure";
import { takeNewer } from "./newer";
import type { Author } from "./outside/repository";
import { prepare, type Prepared, PREPARING } from "./prepare";
import type { PublisherState, RepositoryFacts } from "./publisher-state";
import { type CarryOut, carryOut, type Failure, type Step, type StepName } from "./steps";
import { timesOf, waiting } from "./steps";
import { lastPublication, takeBack, takingBack } from "./take-back";
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

/** Publishes the content, one thing at a time. What it does goes on when nobody looks. */
export class Publisher {
  private isRunning = false;
  /** Stops what is going on, where that may be stopped. */
  private stopping: AbortController | undefined;
  private said = "";
  private steps: Step[] = [];
  private failure: Failure | undefined;
  private prepared: Prepared | undefined;
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
      isRunning,
      canStop: isRunning && this.stopping !== undefined,
      isPrepared: this.prepared !== undefined && !isRunning,
      said: this.said,
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
    const stopping = new AbortController();
    this.begin(PREPARING, "Jeszcze nie można opublikować.", stopping, async (step) => {
      this.prepared = undefined;
      if (author) await this.tools.repository.saveAuthor(author);
      this.prepared = await prepare(this.tools, step, stopping.signal);
      return "Wszystko jest w porządku. Zobacz zrzuty ekranu i opublikuj.";
    });
  }

  /** Stops what prepares a publication; what publishes or takes back goes on. */
  stop(): void {
    this.stopping?.abort();
  }

  /**
   * Begins to publish what is prepared.
   * @throws Refusal while something else is going on, or when the content has changed since
   */
  async publish(): Promise<void> {
    if (!this.isRunning) await this.look();
    const { prepared } = this;
    if (this.isRunning) throw busy();
    if (!prepared) throw refusal(STALE);
    this.begin(bringingOut(this.tools), "Nie opublikowano.", undefined, async (step) => {
      const reached = await bringOut(this.tools, prepared, step);
      this.prepared = undefined;
      return PUBLISHED[reached];
    });
  }

  /**
   * Begins to take the last publication back.
   * @throws Refusal while something else is going on, or when there is none
   */
  async takeBack(): Promise<void> {
    const last = await lastPublication(this.tools);
    if (!last) throw refusal("Nie ma czego cofnąć.");
    this.begin(takingBack(this.tools), "Nie cofnięto.", undefined, async (step) => {
      this.prepared = undefined;
      const reached = await takeBack(this.tools, last.commit, step);
      return TAKEN_BACK[reached];
    });
  }

  /**
   * Begins to bring here what is newer in the remote.
   * @throws Refusal while something else is going on
   */
  takeNewer(): void {
    this.begin(["fetch"], "Nie pobrano nowszych zmian.", undefined, async (step) => {
      const more = await step("fetch", () => takeNewer(this.tools));
      return more ?? "Pobrano nowsze zmiany.";
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
   * @param failed what is said when it fails
   * @param stopping stops it
   * @param work returns what is said when it ends well
   */
  private begin(
    names: readonly StepName[],
    failed: string,
    stopping: AbortController | undefined,
    work: (step: CarryOut) => Promise<string>,
  ): void {
    if (this.isRunning) throw busy();
    const { memory, workshop } = this.tools;
    const steps = waiting(names, memory.get().times);
    Object.assign(this, { isRunning: true, stopping, steps, said: "Zaczynamy…" });
    this.failure = undefined;
    workshop.signal = stopping?.signal;
    const step: CarryOut = (name, run) => {
      stopping?.signal.throwIfAborted();
      const at = names.indexOf(name);
      this.said = `Trwa krok ${at + 1} z ${steps.length}: ${steps[at]?.label}.`;
      return carryOut(steps[at], run);
    };
    void work(step)
      .catch((error: unknown) => {
        if (stopping?.signal.aborted) return "Przerwano. Nic się nie zmieniło.";
        this.failure = failureOf(steps.find(({ state }) => state === "failed")?.name, error);
        return failed;
      })
      .then((said) => {
        Object.assign(this, { said, isRunning: false, stopping: undefined });
        memory.keep({ times: { ...memory.get().times, ...timesOf(steps) } });
      });
  }

  /** Reads the repository; what was prepared before another change counts no more. */
  private async look(): Promise<RepositoryFacts> {
    const { content, repository } = this.tools;
    if ((await repository.branch()) === undefined) {
      return { hasRepository: false, changes: [], isPushed: false };
    }
    const { base, tree } = await repository.snapshot();
    const from = await publicCommit(this.tools, base);
    const { list } = await readChanges(content, repository, from, tree);
    const isStale = this.prepared?.base !== base || this.prepared.tree !== tree;
    if (this.prepared && isStale && !this.isRunning) {
      this.prepared = undefined;
      if (!this.failure) this.said = STALE;
    }
    this.facts = {
      hasRepository: true,
      changes: list,
      author: await repository.author(),
      isPushed: (await repository.remote()) !== undefined,
      last: await lastPublication(this.tools),
    };
    return this.facts;
  }
}

const STALE = "Od przygotowania treść się zmieniła. Sprawdź i przygotuj ją jeszcze raz.";

const busy = () =>
  refusal(
    "Publikacja już trwa, może w innej karcie przeglądarki.",
    "Poczekaj, aż się skończy: widać ją także tutaj.",
  );
