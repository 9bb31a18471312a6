import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Step, StepName } from "./steps";

type Times = Partial<Record<StepName, number>>;

const read = (file: string) =>
  (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as Times;

/** Gives steps that wait the time that each took last, as a file remembers it. */
export function withUsualTimes(file: string, steps: Step[]): Step[] {
  const times = read(file);
  for (const step of steps) step.usual = times[step.name];
  return steps;
}

/** Remembers in a file how long the steps took that have ended well. */
export function keepTimes(file: string, steps: readonly Step[]): void {
  const done = steps.filter(({ state }) => state === "done");
  const times = done.map(({ name, began = 0, ended = 0 }) => [name, ended - began]);
  writeFileSync(file, JSON.stringify({ ...read(file), ...Object.fromEntries(times) }));
}
