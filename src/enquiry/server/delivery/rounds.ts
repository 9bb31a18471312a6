/** Runs one job again and again, never twice at a time: when woken, and after a pause. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;
  private isStopped = false;

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
    if (this.isStopped) return;
    this.isWoken = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      this.sleep();
    });
  }

  get isEnding(): boolean {
    return this.isStopped;
  }

  /** Begins no more round; resolves when the present one is over. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.isStopped) {
      this.isWoken = false;
      await this.job();
    }
  }

  private sleep(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), this.pause);
    this.timer.unref();
  }
}
