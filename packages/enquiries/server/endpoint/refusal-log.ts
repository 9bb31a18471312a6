import type { FastifyBaseLogger } from "fastify";
import { MINUTE } from "@typed-site/utils";

/** Kinds of refusals that are logged one by one in a minute; a bot could invent more. */
const MOST_KINDS = 50;

/**
 * Logs what is refused, so that no flood washes other lines out of the journal: of each kind the first in a minute at
 * once, and of all others how many they were, when the minute is over.
 */
export class RefusalLog {
  private readonly kinds = new Set<string>();
  private more: Record<number, number> = {};

  constructor(private readonly log: FastifyBaseLogger) {}

  /** @param kind equal for what need be told only once a minute; @param tell writes its line */
  note(status: number, kind: string, tell: () => void): void {
    if (this.kinds.size === 0) setTimeout(() => this.end(), MINUTE).unref();
    if (!this.kinds.has(kind) && this.kinds.size < MOST_KINDS) {
      this.kinds.add(kind);
      tell();
    } else this.more[status] = (this.more[status] ?? 0) + 1;
  }

  /** Ends the minute. */
  end(): void {
    if (Object.keys(this.more).length > 0) {
      this.log.info({ refused: this.more }, "more were refused in the last minute");
    }
    this.more = {};
    this.kinds.clear();
  }
}
