import type { Complaint } from "../change/answers";

/** The steps of publishing and of taking back, with their names. */
const STEPS = {
  check: "Sprawdzenie treści",
  spelling: "Sprawdzenie pisowni",
  build: "Zbudowanie strony",
  pictures: "Zdjęcia stron przed zmianą i po niej",
  commit: "Zatwierdzenie zmian",
  push: "Wysłanie do repozytorium",
  release: "Wydanie strony",
  revert: "Cofnięcie zmian w treści",
  rollback: "Powrót do poprzedniego wydania",
} as const;

/** The name of a step. */
export type StepName = keyof typeof STEPS;

/** The steps before the editor's word. */
export const PREPARING: readonly StepName[] = ["check", "spelling", "build", "pictures"];
/** The steps after it. */
export const PUBLISHING: readonly StepName[] = ["commit", "push", "release"];

/** How far a step is. */
export interface Step {
  name: StepName;
  label: string;
  state: "waiting" | "running" | "done" | "skipped" | "failed";
  /** What came of it, or why it was left out. */
  note?: string;
  /** When it began and ended, in milliseconds of the epoch. */
  began?: number;
  ended?: number;
}

/** Why a step failed, and what to do. */
export interface Failure {
  complaints: readonly Complaint[];
  /** What a program printed, for a technical person. */
  log?: string;
}

/** What to do where nobody knows more than the log. */
export const RETRY =
  "Spróbuj jeszcze raz. Jeśli to nie pomoże, pokaż osobie technicznej zapis poniżej.";

/** A step that can't be carried out, in an editor's words. */
export class StepFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.complaints.map(({ problem, remedy }) => `${problem} ${remedy}`).join("\n"));
  }
}

/** What a step does; what it returns is its note. */
export type Work = () => Promise<string | undefined | void>;

/** A step that is not needed says why. */
export class Skipped {
  constructor(readonly why: string) {}
}

/** What is to be done, in order. */
export type Plan = [name: StepName, work: Work | Skipped][];

/** The steps of a plan, before they begin. */
export const waiting = (names: readonly StepName[]): Step[] =>
  names.map((name) => ({ name, label: STEPS[name], state: "waiting" }));

/**
 * Carries a plan out, and shows in `steps`, which name the same, how far it is.
 * @throws what the first failing step throws; those after it stay waiting
 */
export async function carryOut(plan: Plan, steps: readonly Step[]): Promise<void> {
  for (const [name, work] of plan) {
    const step = steps.find((one) => one.name === name);
    if (!step) throw new Error(`There is no step ${name}`);
    if (work instanceof Skipped) {
      Object.assign(step, { state: "skipped", note: work.why });
      continue;
    }
    Object.assign(step, { state: "running", began: Date.now() });
    try {
      Object.assign(step, { note: await work(), state: "done" });
    } catch (error) {
      step.state = "failed";
      throw error;
    } finally {
      step.ended = Date.now();
    }
  }
}

/**
 * Work that is made undone when it fails.
 * @returns work that throws its own error; where that can't be made undone either, both in an AggregateError
 */
export function undoing(work: Work, undo: () => Promise<void>): Work {
  return async () => {
    try {
      return await work();
    } catch (error) {
      await undo().catch((second: unknown) => {
        throw new AggregateError([error, second]);
      });
      throw error;
    }
  };
}
