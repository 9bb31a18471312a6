import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Remembered {
  /** How many milliseconds steps took last time. */
  times: Partial<Record<string, number>>;
  /** What was public before a publication that was committed and could not be released. */
  unreleased?: string | undefined;
}

/** What is remembered of publications after the editing page has ended. */
export class Memory {
  constructor(private readonly file: string) {}

  /** What is in the file; nothing where there is none, or a power cut left half of it. */
  get(): Remembered {
    try {
      return { times: {}, ...(JSON.parse(readFileSync(this.file, "utf8")) as Partial<Remembered>) };
    } catch {
      return { times: {} };
    }
  }

  keep(news: Partial<Remembered>): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ ...this.get(), ...news }));
  }

  keepTime(step: string, time: number): void {
    this.keep({ times: { ...this.get().times, [step]: time } });
  }
}
