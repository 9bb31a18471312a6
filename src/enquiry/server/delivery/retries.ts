import { Backoff } from "./backoff";
import type { Refusal } from "./refusal";

/** Knows when to ask the relay again, and with which message. */
export class Retries {
  /** The relay's own wait: however many messages lie there, it is asked once. */
  private readonly relay: Backoff;
  /** Messages that were tried in vain, as long as they wait. */
  private readonly tried = new Map<string, Backoff>();
  private failuresInARow = 0;

  /** @param longest the longest wait; like the first one in milliseconds */
  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.relay = new Backoff(first, longest);
  }

  /** Whether the relay may be asked now. */
  get mayAsk(): boolean {
    return this.relay.remaining === 0;
  }

  /** Milliseconds until something can be tried again; Infinity if nothing waits for that. */
  get pause(): number {
    const waits = [...this.tried.values()].map(({ remaining }) => remaining).filter(Boolean);
    return this.relay.remaining || Math.min(...waits);
  }

  /** What to try now; what failed most often comes last, so that it stops no other. */
  due(names: readonly string[]): string[] {
    const waiting = new Set(names);
    for (const name of this.tried.keys()) if (!waiting.has(name)) this.tried.delete(name);
    const failures = (name: string) => this.tried.get(name)?.failures ?? 0;
    return names
      .filter((name) => !this.tried.get(name)?.remaining)
      .sort((one, other) => failures(one) - failures(other));
  }

  succeeded(name: string): void {
    this.tried.delete(name);
    this.relay.reset();
    this.failuresInARow = 0;
  }

  /**
   * One message may be at fault itself; when the next one is refused, too, it is the relay. Returns
   * the milliseconds to wait.
   */
  failed(name: string, { about, isFinal }: Refusal): number {
    this.failuresInARow += 1;
    const tried = this.tried.get(name) ?? new Backoff(this.first, this.longest);
    if (!isFinal) this.tried.set(name, tried);
    if (about === "message" && this.failuresInARow === 1) return isFinal ? 0 : tried.fail();
    tried.failures += 1;
    return this.relay.fail();
  }

  /** Forgets all waits. */
  reset(): void {
    this.relay.reset();
    this.tried.clear();
    this.failuresInARow = 0;
  }
}
