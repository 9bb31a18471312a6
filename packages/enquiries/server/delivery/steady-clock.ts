const MINUTE = 60_000;
/** By how much a clock is corrected that is not wrong, in milliseconds. */
const MOST_CORRECTION = 5 * MINUTE;

/** Compares the clock of the machine, which somebody may set, with one that nobody sets. */
export class SteadyClock {
  private offset = Date.now() - performance.now();
  private since = performance.now();

  /** The milliseconds for which the clock has run without a jump, at most since this object was made. */
  steadyFor(): number {
    const offset = Date.now() - performance.now();
    if (Math.abs(offset - this.offset) > MOST_CORRECTION) {
      this.offset = offset;
      this.since = performance.now();
    }
    return performance.now() - this.since;
  }
}
