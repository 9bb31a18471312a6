/** Waits that grow twice as long with every failure in a row; a clock that is set does not change them. */
export class Wait {
  /** Failures in a row. */
  failures = 0;
  private until = 0;

  /** @param longest the longest wait; like the first one in milliseconds */
  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {}

  /** Whether there is nothing to wait for any more. */
  get isOver(): boolean {
    return performance.now() >= this.until;
  }

  /** Counts a failure; returns how long to wait, in milliseconds. */
  fail(): number {
    const wait = Math.min(this.first * 2 ** this.failures, this.longest);
    this.failures += 1;
    this.until = performance.now() + wait;
    return wait;
  }

  /** Milliseconds that are left. */
  get remaining(): number {
    return Math.max(0, this.until - performance.now());
  }

  reset(): void {
    this.failures = 0;
    this.until = 0;
  }
}
