import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { MINUTE } from "@typed-site/utils";

/** By how much a clock is corrected that is not wrong, in milliseconds. */
const MOST_CORRECTION = 5 * MINUTE;

const observation = z.object({
  /** Milliseconds from the start of the machine to 1970, by the machine's clock: another one after a jump or a reboot. */
  offset: z.number(),
  /** Milliseconds from the start of the machine, since when the offset is the same. */
  since: z.number(),
});

type Observation = z.infer<typeof observation>;

/**
 * Compares the clock of the machine, which somebody may set, with the time since the machine was started, which nobody
 * sets. What it compares with is in a file, so a server that is restarted every day believes ages, too.
 */
export class SteadyClock {
  private readonly observed: Observation;

  /** @param file is written where it is missing, unreadable, or of another start of the machine */
  constructor(private readonly file: string) {
    this.observed = this.read() ?? this.begin();
  }

  /** The milliseconds for which the clock has run without a jump, at most since the machine was started. */
  steadyFor(): number {
    const isSame = Math.abs(offsetNow() - this.observed.offset) <= MOST_CORRECTION;
    if (!isSame || this.observed.since > sinceStart()) Object.assign(this.observed, this.begin());
    return sinceStart() - this.observed.since;
  }

  private read(): Observation | undefined {
    try {
      return observation.parse(JSON.parse(readFileSync(this.file, "utf8")));
    } catch {
      return undefined;
    }
  }

  /** Begins to count. If the disk takes no file, ages are believed later. */
  private begin(): Observation {
    const observed = { offset: offsetNow(), since: sinceStart() };
    try {
      mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
      writeFileSync(this.file, JSON.stringify(observed), { mode: 0o600 });
    } catch {
      // `/readyz` and the alarms of storing say so.
    }
    return observed;
  }
}

/** Milliseconds since the machine was started; the same for all processes. */
const sinceStart = () => Number(process.hrtime.bigint() / 1_000_000n);

const offsetNow = () => Date.now() - sinceStart();
