import { stat } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import { parseFileName } from "../storage/enquiry";
import type { Maildir } from "../storage/maildir";
import { refusalOf } from "./refusal";
import type { Relay } from "./relay";
import { Retries } from "./retries";
import { withoutPhotos } from "./without-photos";

const MINUTE = 60_000;

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
  /** Is told nothing that a visitor wrote. */
  log: FastifyBaseLogger;
  times: DeliveryTimes;
  /** Asked before each message: whether this process, and no other, may still deliver from the folder. */
  mayGoOn: () => Promise<boolean>;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Sends what lies in `new` through the relay, one message after the other. What the relay has taken
 * is never sent again; what it refuses for good goes to `failed`; for all else it is asked again.
 */
export class Delivery {
  private readonly retries: Retries;
  /** Messages that are in `failed` only because the relay refused the login. */
  private readonly lockedOut = new Set<string>();
  private isFirstLook = true;
  /** When to look into `new` again, in milliseconds since 1970. */
  private nextLook = 0;

  constructor(private readonly tools: DeliveryTools) {
    const { firstRetry, longestRetry } = tools.times;
    this.retries = new Retries(firstRetry, longestRetry);
  }

  /** There is something new: the next call of `deliver` looks for it. */
  hurry(): void {
    this.nextLook = 0;
  }

  /** Forgets all waits: the operator says that it is worth trying. */
  forgetWaits(): void {
    this.retries.reset();
  }

  /**
   * Delivers what is due, if it is time to look for that.
   * @throws the file system's error where a folder cannot be read
   */
  async deliver(): Promise<void> {
    if (Date.now() < this.nextLook) return;
    this.nextLook = Date.now() + this.tools.times.lookAround;
    if (this.retries.mayAsk) await this.deliverAll();
    this.nextLook = Math.min(this.nextLook, Date.now() + this.retries.pause);
  }

  private async deliverAll(): Promise<void> {
    await this.takeBack();
    for (const name of this.retries.due(await this.tools.maildir.list("new"))) {
      if (!this.retries.mayAsk || !(await this.tools.mayGoOn())) return;
      await this.deliverOne(name);
    }
  }

  /** Puts back what was left where it does not belong, perhaps by an earlier process. */
  private async takeBack(): Promise<void> {
    const { maildir } = this.tools;
    // Settings are changed by a restart, so it is worth asking once more.
    const failed = this.isFirstLook ? await maildir.list("failed") : [...this.lockedOut];
    for (const name of failed) await this.attempt(name, () => maildir.move(name, "failed", "new"));
    this.lockedOut.clear();
    this.isFirstLook = false;
    for (const name of await maildir.list("sending")) {
      await this.attempt(name, () => maildir.takeBack(name));
    }
  }

  private async deliverOne(name: string): Promise<void> {
    const { maildir, onOutcome } = this.tools;
    let outcome: Outcome;
    try {
      if (!(await maildir.move(name, "new", "sending"))) return;
      outcome = await this.transmit(name);
    } catch (error) {
      return this.notSent(name, error);
    }
    this.retries.succeeded(name);
    this.tools.log.info({ enquiry: name, outcome }, "enquiry sent");
    onOutcome(outcome);
    await this.attempt(name, () => maildir.putAway(name));
  }

  private async transmit(name: string): Promise<Outcome> {
    const { maildir, relay, photoNote } = this.tools;
    const path = maildir.path("sending", name);
    const { size } = await stat(path);
    try {
      await relay.send({ path }, size);
      return "sent";
    } catch (error) {
      if (!refusalOf(error).isTooLarge) throw error;
      const note = photoNote.replace("{number}", parseFileName(name)?.number ?? "");
      const content = await withoutPhotos(path, note);
      if (!content) throw error;
      await relay.send(content, content.length);
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
  private async attempt(name: string, step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.tools.log.error({ enquiry: name, ...codes(error), alarm: true }, "enquiry not moved");
    }
  }
}

/** What a log may say of an error: a relay's words could repeat an address. */
function codes(error: unknown): object {
  const { code, responseCode, command } = error as Record<string, unknown>;
  return { code, responseCode, command };
}
