import { chmod, stat } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import { parseFileName, type State } from "../storage/enquiry";
import type { Maildir, Stored } from "../storage/maildir";
import { type Refusal, refusalOf } from "./refusal";
import type { Relay } from "./relay";
import { Wait } from "./wait";
import { withoutPhotos } from "./without-photos";

/** Answers to a whole message that may fail to come before it counts as perhaps sent. */
const MOST_SILENCES = 2;

/** The mode of a file that could not be moved after it was sent: a regular one that nobody writes. */
const TAKEN = 0o100400;

/** What became of a message that was tried. */
export type Outcome = "sent" | "sentWithoutPhotos" | "deferred" | "failed";

/** What an outbox works with. */
export interface OutboxTools {
  maildir: Maildir;
  relay: Relay;
  /** Stands in place of photos that the relay does not take; with {number}. */
  photoNote: string;
  /** Is told nothing that a visitor wrote. */
  log: FastifyBaseLogger;
  /** Milliseconds of the first wait after a failure, and of the longest. */
  retries: { first: number; longest: number };
  /** Asked before each message: whether this process may still send. */
  mayGoOn: () => boolean;
  onOutcome: (outcome: Outcome) => void;
}

/** What is known of a message that was tried in vain. */
interface Tried {
  wait: Wait;
  silences: number;
}

/**
 * Sends what is in `new`, one message after the other: those without a mark first. What the relay has
 * taken goes to `sent`, what it refuses for good to `failed`; for all else it is asked again.
 */
export class Outbox {
  private readonly relayWait: Wait;
  private readonly tried = new Map<string, Tried>();
  /** Sent messages whose file could not be moved. */
  private readonly taken = new Set<string>();
  private refusalsInARow = 0;

  constructor(private readonly tools: OutboxTools) {
    this.relayWait = this.newWait();
  }

  /** Ends all waits: the operator says that it is worth trying. */
  forgetWaits(): void {
    this.relayWait.reset();
    for (const { wait } of this.tried.values()) wait.reset();
  }

  /**
   * Sends what is due.
   * @returns milliseconds until something can be tried again; Infinity if nothing waits for that
   * @throws the file system's error where a folder cannot be read
   */
  async send(): Promise<number> {
    for (const message of await this.due()) {
      if (!this.relayWait.isOver || !this.tools.mayGoOn()) break;
      await this.sendOne(message);
    }
    const waits = [...this.tried.values()].map(({ wait }) => wait.remaining).filter(Boolean);
    return this.relayWait.remaining || Math.min(...waits);
  }

  /** What to try now; what failed most often comes last, so that it stops no other. */
  private async due(): Promise<Stored[]> {
    const all = await this.tools.maildir.list("new");
    const names = new Set(all.map(({ name }) => name));
    for (const name of this.tried.keys()) if (!names.has(name)) this.tried.delete(name);
    for (const name of this.taken) {
      names.delete(name);
      await this.putAway(name);
    }
    const rank = ({ name, id }: Stored) =>
      2 * (this.tried.get(name)?.wait.failures ?? 0) + Number(id.urgency === "marked");
    return all
      .filter(({ name, id }) => names.has(name) && id.urgency !== "daily")
      .filter(({ name }) => this.tried.get(name)?.wait.isOver ?? true)
      .sort((one, other) => rank(one) - rank(other));
  }

  private async sendOne({ name, id }: Stored): Promise<void> {
    let outcome: Outcome;
    try {
      outcome = await this.transmit(name, id.number);
    } catch (error) {
      return this.notSent(name, id.number, error);
    }
    this.tried.delete(name);
    this.relayWait.reset();
    this.refusalsInARow = 0;
    this.tools.log.info({ enquiry: id.number, outcome }, "enquiry sent");
    this.tools.onOutcome(outcome);
    this.taken.add(name);
    await this.putAway(name);
  }

  private async transmit(name: string, number: string): Promise<Outcome> {
    const { maildir, relay, photoNote } = this.tools;
    const path = maildir.path("new", name);
    const { size, mode } = await stat(path);
    if (mode === TAKEN) return "sent";
    try {
      await relay.send({ path }, size);
      return "sent";
    } catch (error) {
      if (!refusalOf(error).isTooLarge) throw error;
      const content = await withoutPhotos(path, photoNote.replace("{number}", number));
      if (!content) throw error;
      await relay.send(content, content.length);
      return "sentWithoutPhotos";
    }
  }

  private async notSent(name: string, number: string, error: unknown): Promise<void> {
    const { maildir, relay, log, onOutcome, mayGoOn } = this.tools;
    // Someone deleted it, or sent it elsewhere, meanwhile; or the server is asked to stop.
    if ((await maildir.stateOf(name)) !== "new" || !mayGoOn()) return;
    const tried = this.tried.get(name) ?? { wait: this.newWait(), silences: 0 };
    this.tried.set(name, tried);
    const { responseCode } = error as { responseCode?: number };
    const isSilent = relay.wasSentWhole && responseCode === undefined;
    if (isSilent) tried.silences += 1;
    const isPerhapsSent = tried.silences >= MOST_SILENCES;
    const refusal = refusalOf(error);
    const wait = this.waitAfter(tried, refusal);
    const isFinal = refusal.isFinal || isPerhapsSent;
    const alarm = (refusal.needsOperator || isPerhapsSent) && { alarm: true };
    const what = isPerhapsSent ? "enquiry perhaps sent" : "enquiry not sent";
    const to: State = isFinal ? "failed" : "new";
    log.error({ enquiry: number, ...codes(error), wait, ...alarm }, `${what}, now in ${to}`);
    onOutcome(isFinal ? "failed" : "deferred");
    if (isFinal) await this.move(name, "failed");
  }

  /** One message may be at fault itself; when the next one is refused, too, it is the relay. */
  private waitAfter({ wait }: Tried, { about, isFinal }: Refusal): number {
    this.refusalsInARow += 1;
    if (about === "message" && this.refusalsInARow === 1) return isFinal ? 0 : wait.fail();
    wait.failures += 1;
    return this.relayWait.fail();
  }

  private async putAway(name: string): Promise<void> {
    const { maildir } = this.tools;
    if (await this.move(name, "sent")) this.taken.delete(name);
    else await chmod(maildir.path("new", name), TAKEN).catch(() => undefined);
  }

  /** Returns whether it went well; a message that can't be moved must not stop the others. */
  private async move(name: string, to: State): Promise<boolean> {
    try {
      await this.tools.maildir.move(name, "new", to);
      return true;
    } catch (error) {
      const enquiry = parseFileName(name)?.number;
      this.tools.log.error({ enquiry, ...codes(error), alarm: true }, "enquiry not moved");
      return false;
    }
  }

  private newWait(): Wait {
    return new Wait(this.tools.retries.first, this.tools.retries.longest);
  }
}

/** What a log may say of an error: a relay's words could repeat an address. */
function codes(error: unknown): object {
  const { code, responseCode, command } = error as Record<string, unknown>;
  return { code, responseCode, command };
}
