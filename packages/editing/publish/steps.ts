import type { Complaint } from "../change/answers";

/** The steps of publishing and of taking back, with their names. */
const STEPS = {
  newer: "Sprawdzenie, czy są nowsze zmiany",
  fetch: "Pobranie nowszych zmian",
  check: "Sprawdzenie treści",
  spelling: "Sprawdzenie pisowni",
  build: "Zbudowanie strony",
  pictures: "Zrzuty ekranu stron przed zmianą i po niej",
  commit: "Zatwierdzenie zmian",
  push: "Wysłanie do repozytorium",
  release: "Opublikowanie strony w internecie",
  revert: "Cofnięcie zmian w treści",
  rollback: "Powrót do poprzedniej wersji strony",
} as const;

/** The name of a step. */
export type StepName = keyof typeof STEPS;

/** The steps before the editor's word. */
export const PREPARING: readonly StepName[] = ["newer", "check", "spelling", "build", "pictures"];
/** The steps after it. */
export const PUBLISHING: readonly StepName[] = ["commit", "push", "release"];

/** How far a step is. */
export interface Step {
  name: StepName;
  label: string;
  state: "waiting" | "running" | "done" | "skipped" | "failed" | "stopped";
  /** How far it is, what came of it, or why it was left out. */
  note?: string;
  /** When it began and ended, in milliseconds of the epoch. */
  began?: number;
  ended?: number;
  /** How many milliseconds it took last time. */
  usual?: number;
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

/** What a step does; what it tells on its way, and what it returns, is its note. */
export type Work = (tell: (note: string) => void) => Promise<string | undefined | void>;

/** The steps of a task before they begin. */
export const waiting = (names: readonly StepName[]): Step[] =>
  names.map((name) => ({ name, label: STEPS[name], state: "waiting" }));

/**
 * Carries out one of the steps, which shows how far it is.
 * @throws what its work throws
 */
export async function carryOut(steps: readonly Step[], name: StepName, work: Work): Promise<void> {
  const step = stepOf(steps, name);
  Object.assign(step, { state: "running", began: Date.now() });
  try {
    const note = await work((now) => (step.note = now));
    Object.assign(step, { note, state: "done" });
  } catch (error) {
    step.state = (error as Error).name === "AbortError" ? "stopped" : "failed";
    throw error;
  } finally {
    step.ended = Date.now();
  }
}

/** Leaves out one of the steps, which shows why. */
export function skip(steps: readonly Step[], name: StepName, why: string): void {
  Object.assign(stepOf(steps, name), { state: "skipped", note: why });
}

function stepOf(steps: readonly Step[], name: StepName): Step {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`There is no step ${name}`);
  return step;
}
