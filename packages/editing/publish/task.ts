import { required } from "../../utils";
import { type Failure, failureOf } from "./failure";
import type { Memory } from "./memory";

/** The steps of all tasks, with what is said of each, and when it fails. */
const STEPS = {
  newer: ["Sprawdzenie, czy są nowsze zmiany", "Nie udało się sprawdzić, czy są nowsze zmiany."],
  fetch: ["Pobranie nowszych zmian", "Nowszych zmian nie udało się pobrać."],
  check: ["Sprawdzenie treści", "Treści nie udało się sprawdzić."],
  spelling: ["Sprawdzenie pisowni", "Pisowni nie udało się sprawdzić."],
  build: ["Zbudowanie strony", "Strony nie udało się zbudować."],
  pictures: ["Zrzuty ekranu stron przed zmianą i po niej", "Zrzutów ekranu nie udało się zrobić."],
  revert: ["Cofnięcie zmian w treści", "Zmian nie udało się cofnąć."],
  commit: ["Zatwierdzenie zmian", "Zmian nie udało się zatwierdzić."],
  release: [
    "Opublikowanie strony w internecie",
    "Strony nie udało się opublikować. Jeśli opublikowano ją już wcześniej, odwiedzający widzą ją tak jak przedtem.",
  ],
} as const;

/** The name of a step. */
export type StepName = keyof typeof STEPS;

/** How far a step is. */
export interface Step {
  name: StepName;
  label: string;
  state: "waiting" | "running" | "done" | "failed" | "stopped";
  /** How far it is, or what came of it. */
  note?: string;
  /** When it began and ended, in milliseconds of the epoch. */
  began?: number;
  ended?: number;
  /** How many milliseconds it took last time. */
  usual?: number;
}

/** Something that takes its time, step by step, and shows how far it is. */
export class Task {
  readonly steps: Step[];
  isRunning = true;
  /** What is going on, or what came of it. */
  said = "Zaczynamy…";
  failure: Failure | undefined;

  /**
   * @param names its steps
   * @param memory tells how long each took last time, and keeps how long it takes
   * @param stopping stops it, where it may be stopped
   */
  constructor(
    names: readonly StepName[],
    private readonly memory: Memory,
    readonly stopping?: AbortController,
  ) {
    const { times } = memory.get();
    this.steps = names.map((name) => {
      return { name, label: STEPS[name][0], state: "waiting", usual: times[name] };
    });
  }

  /**
   * Carries out a step; a text that its work returns, and what it tells on its way, is its note.
   * @throws what its work throws
   */
  async step<Result>(
    name: StepName,
    work: (tell: (note: string) => void) => Promise<Result>,
  ): Promise<Result> {
    this.stopping?.signal.throwIfAborted();
    const at = this.steps.findIndex((step) => step.name === name);
    const step = required(this.steps[at], name);
    this.said = `Trwa krok ${at + 1} z ${this.steps.length}: ${step.label}.`;
    const began = Date.now();
    Object.assign(step, { state: "running", began });
    try {
      const result = await work((note) => (step.note = note));
      const note = typeof result === "string" ? result : undefined;
      Object.assign(step, { note, state: "done" });
      this.memory.keepTime(name, Date.now() - began);
      return result;
    } catch (error) {
      step.state = this.stopping?.signal.aborted ? "stopped" : "failed";
      throw error;
    } finally {
      step.ended = Date.now();
    }
  }

  /**
   * Carries it out.
   * @param work returns what is said when it ends well
   * @param failed what is said when it fails
   */
  async run(work: (task: Task) => Promise<string>, failed: string): Promise<void> {
    try {
      this.said = await work(this);
    } catch (error) {
      if (this.stopping?.signal.aborted) this.said = "Przerwano. Nic się nie zmieniło.";
      else this.fail(failed, error);
    }
    this.isRunning = false;
  }

  /** Says that it has failed, and why. */
  fail(said: string, error: unknown): void {
    const name = this.steps.find(({ state }) => state === "failed")?.name;
    this.isRunning = false;
    this.said = said;
    this.failure = failureOf(name ? STEPS[name][1] : "Nie udało się zacząć.", error);
  }
}
