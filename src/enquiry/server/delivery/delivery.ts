import { stat } from "node:fs/promises";
import { parseFileName } from "../storage/enquiry";
import type { Maildir } from "../storage/maildir";
import { refusalOf } from "./refusal";
import type { Relay } from "./relay";
import { Retries } from "./retries";
import { Rounds } from "./rounds";
import { withoutPhotos } from "./without-photos";

const MINUTE = 60_000;

/** What a delivery needs to tell; never anything that a visitor wrote. */
export interface DeliveryLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How long to wait for the relay, in milliseconds. */
export interface DeliveryTimes {
  /** First wait after a failure; each further one is twice as long … */
  firstRetry: number;
  /** … up to this one; RFC 5321, 4.5.4.1 has half an hour. */
  longestRetry: number;
  /** How often `new` is looked at for what others put there. */
  lookAround: number;
  /** Silence of the relay after which a connection is given up. */
  silence: number;
}

export const deliveryTimes: DeliveryTimes = {
  firstRetry: MINUTE,
  longestRetry: 30 * MINUTE,
  lookAround: MINUTE,
  silence: 2 * MINUTE,
};

/** What became of a message that was tried. */
export type Outcome = "sent" | "sentWithoutPhotos" | "deferred" | "failed";

/** What a delivery works with. */
export interface DeliveryTools {
  maildir: Maildir;
  relay: Relay;
  /** Stands in place of photos that the relay does not take; with {number}. */
  photoNote: string;
  log: DeliveryLog;
  times: DeliveryTimes;
  /** Whether this process, and no other, may deliver from the folder. */
  isOwner: () => Promise<boolean>;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Sends what lies in `new` through the relay, one message after the other. What the relay has taken
 * is never sent again; what it refuses for good goes to `failed`; for all else it is asked again.
 */
export class Delivery {
  private readonly retries: Retries;
  private readonly rounds: Rounds;
  /** Messages in `sending` that the relay has taken. */
  private readonly taken = new Set<string>();
  /** Messages that are in `failed` only because the relay refused the login. */
  private readonly lockedOut = new Set<string>();
  private isFirstRound = true;

  constructor(private readonly tools: DeliveryTools) {
    const { firstRetry, longestRetry, lookAround } = tools.times;
    this.retries = new Retries(firstRetry, longestRetry);
    this.rounds = new Rounds(
      () => this.round(),
      () => Math.min(this.retries.pause, this.retries.mayAsk ? lookAround : Infinity),
    );
  }

  /** Looks into `new` now. */
  wake(): void {
    this.rounds.wake();
  }

  /** Forgets all waits: the operator says that it is worth trying. */
  wakeAfresh(): void {
    this.retries.reset();
    this.rounds.wake();
  }

  /** Sends nothing more; resolves when the message that is being sent is done with. */
  async stop(): Promise<void> {
    await this.rounds.stop();
    this.tools.relay.close();
  }

  /** Never rejects: whatever fails in a round, there is a next one. */
  private async round(): Promise<void> {
    try {
      if (this.retries.mayAsk && (await this.tools.isOwner())) await this.deliverAll();
    } catch (error) {
      this.tools.log.error({ ...codes(error), alarm: true }, "enquiries can't be delivered");
    }
  }

  private async deliverAll(): Promise<void> {
    await this.takeBack();
    for (const name of this.retries.due(await this.tools.maildir.list("new"))) {
      const mayGoOn = !this.rounds.isEnding && this.retries.mayAsk;
      if (!mayGoOn || !(await this.tools.isOwner())) return;
      await this.deliver(name);
    }
  }

  /** Puts back what an earlier round, or an earlier process, left where it does not belong. */
  private async takeBack(): Promise<void> {
    const { maildir } = this.tools;
    // Settings are changed by a restart, so it is worth asking once more.
    const failed = this.isFirstRound ? await maildir.list("failed") : [...this.lockedOut];
    for (const name of failed) await this.attempt(name, () => maildir.move(name, "failed", "new"));
    this.lockedOut.clear();
    this.isFirstRound = false;
    for (const name of await maildir.list("sending")) {
      const isTaken = this.taken.has(name);
      if (await this.attempt(name, () => maildir.takeBack(name, isTaken))) this.taken.delete(name);
    }
  }

  private async deliver(name: string): Promise<void> {
    const { maildir, onOutcome } = this.tools;
    let outcome: Outcome;
    try {
      if (!(await maildir.move(name, "new", "sending"))) return;
      outcome = await this.transmit(name);
    } catch (error) {
      return this.notSent(name, error);
    }
    this.taken.add(name);
    this.retries.succeeded(name);
    this.tools.log.info({ enquiry: name, outcome }, "enquiry sent");
    onOutcome(outcome);
    const isPutAway = await this.attempt(name, () => maildir.move(name, "sending", "sent"));
    if (isPutAway) this.taken.delete(name);
    else await this.attempt(name, () => maildir.markTaken(name));
  }

  private async transmit(name: string): Promise<Outcome> {
    const { maildir, relay, photoNote } = this.tools;
    const path = maildir.path("sending", name);
    const { size } = await stat(path);
    try {
      await relay.send({ path, size });
      return "sent";
    } catch (error) {
      if (!refusalOf(error).isTooLarge) throw error;
      const note = photoNote.replace("{number}", parseFileName(name)?.number ?? "");
      const content = await withoutPhotos(path, note);
      if (!content) throw error;
      await relay.send({ content });
      return "sentWithoutPhotos";
    }
  }

  private async notSent(name: string, error: unknown): Promise<void> {
    const { maildir, log, onOutcome } = this.tools;
    const refusal = refusalOf(error);
    const to = refusal.isFinal ? "failed" : "new";
    const state = await maildir.stateOf(name);
    if (state === "sending") await this.attempt(name, () => maildir.move(name, "sending", to));
    // Someone deleted it, or sent it elsewhere, meanwhile.
    else if (state !== "new") return;
    if (refusal.about === "login") this.lockedOut.add(name);
    const wait = this.retries.failed(name, refusal);
    const alarm = refusal.needsOperator && { alarm: true };
    log.error({ enquiry: name, ...codes(error), wait, ...alarm }, `enquiry not sent, now in ${to}`);
    onOutcome(refusal.isFinal ? "failed" : "deferred");
  }

  /** Does one step with a message; a step that fails is told, and must not stop the others. */
  private async attempt(name: string, step: () => Promise<unknown>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      this.tools.log.error({ enquiry: name, ...codes(error), alarm: true }, "enquiry not moved");
      return false;
    }
  }
}

/** What a log may say of an error: a relay's words could repeat an address. */
function codes(error: unknown): object {
  const { code, responseCode, command } = error as Record<string, unknown>;
  return { code, responseCode, command };
}
