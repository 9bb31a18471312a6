/** Waits that grow twice as long with every failure in a row. */
export class Backoff {
  /** Failures in a row. */
  failures = 0;
  private until = 0;

  /** @param longest the longest wait; like the first one in milliseconds */
  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {}

  /** Milliseconds that are left of the wait. */
  get remaining(): number {
    return Math.max(0, this.until - Date.now());
  }

  /** Counts a failure; returns how long to wait, in milliseconds. */
  fail(): number {
    const wait = Math.min(this.first * 2 ** this.failures, this.longest);
    this.failures += 1;
    this.until = Date.now() + wait;
    return wait;
  }

  reset(): void {
    this.failures = 0;
    this.until = 0;
  }
}
