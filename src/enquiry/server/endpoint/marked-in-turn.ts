import type { Urgency } from "../storage/enquiry";

const HOUR = 60 * 60 * 1000;

/** Decides which enquiries with a mark are mailed at once: so many in an hour; others wait for the daily mail. */
export class MarkedInTurn {
  private count = 0;
  private until = 0;

  constructor(private readonly most: number) {}

  /** Counts one. */
  urgency(): Urgency {
    const now = performance.now();
    if (now >= this.until) [this.count, this.until] = [0, now + HOUR];
    this.count += 1;
    return this.count > this.most ? "daily" : "marked";
  }
}
