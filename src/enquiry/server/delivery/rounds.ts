import { setTimeout as sleep } from "node:timers/promises";

/** Runs one job again and again, never twice at a time: when woken, and after a pause. */
export class Rounds {
  /** Whether no more round begins. */
  isEnding = false;
  private running: Promise<void> | undefined;
  /** Ends the pause after the present round. */
  private rest = new AbortController();

  /**
   * @param job must not reject
   * @param pause milliseconds between two rounds
   */
  constructor(
    private readonly job: () => Promise<void>,
    private readonly pause: number,
  ) {}

  /** Begins a round now, or once more when the present one is over. */
  wake(): void {
    this.rest.abort();
    this.running ??= this.run();
  }

  /** Resolves when the present round is over. */
  async stop(): Promise<void> {
    this.isEnding = true;
    this.rest.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isEnding) {
      this.rest = new AbortController();
      await this.job();
      const options = { signal: this.rest.signal, ref: false };
      await sleep(this.pause, undefined, options).catch(() => undefined);
    }
  }
}
