import type { Complaint } from "../change/answers";

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

/** Why something failed, and what to do. */
export interface Failure {
  complaints: readonly Complaint[];
  /** What a program printed, for a technical person. */
  log?: string;
}

/** What a step does; what it tells on its way, and a text that it returns, is its note. */
type Work<Result> = (tell: (note: string) => void) => Promise<Result>;

/** Carries out the step of a name. @returns what its work returns @throws what it throws */
export type CarryOut = <Result>(name: StepName, work: Work<Result>) => Promise<Result>;

/**
 * The steps of a task before they begin.
 * @param times how many milliseconds each took last time
 */
export const waiting = (names: readonly StepName[], times: Times): Step[] =>
  names.map((name) => ({ name, label: STEPS[name][0], state: "waiting", usual: times[name] }));

/** How many milliseconds steps took. */
export type Times = Partial<Record<StepName, number>>;

/** How long those steps took that ended well. */
export const timesOf = (steps: readonly Step[]): Times =>
  Object.fromEntries(
    steps
      .filter(({ state }) => state === "done")
      .map(({ name, began = 0, ended = 0 }) => [name, ended - began]),
  );

/** Carries out a step, which shows how far it is. */
export async function carryOut<Result>(
  step: Step | undefined,
  work: Work<Result>,
): Promise<Result> {
  if (!step) throw new Error("There is no such step.");
  Object.assign(step, { state: "running", began: Date.now() });
  try {
    const result = await work((now) => (step.note = now));
    const note = typeof result === "string" ? result : undefined;
    Object.assign(step, { note, state: "done" });
    return result;
  } catch (error) {
    step.state = (error as Error).name === "AbortError" ? "stopped" : "failed";
    throw error;
  } finally {
    step.ended = Date.now();
  }
}

/** What is said of a step that failed. */
export const failedWords = (name: StepName) => STEPS[name][1];
