import { stat } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Stored } from "../storage/maildir";
import type { DailyMailTools } from "./daily-mail";
import { refusalOf } from "./refusal";
import type { Relay } from "./relay";
import { withoutPhotos } from "./without-photos";

/** Answers to a whole message that may fail to come before it counts as perhaps sent. */
const MOST_SILENCES = 2;

/** What an outbox works with. */
export interface OutboxTools extends DailyMailTools {
  /** Is told nothing that a visitor wrote. */
  log: FastifyBaseLogger;
}

/** What was tried with a message that is still in `new`. */
interface Attempts {
  failures: number;
  silences: number;
  /** When the next one is due; no wait depends on the clock. */
  until: number;
  /** Where the message belongs; only its file could not be moved yet. */
  target?: "sent" | "failed" | undefined;
}

/**
 * Sends what is in `new`, one message after the other. What the relay has taken goes to `sent`, what it
 * refuses for good to `failed`; for all else it is asked again.
 */
export class Outbox {
  private readonly tried = new Map<string, Attempts>();
  /** When the relay may be asked again, whatever for. */
  private relayUntil = 0;

  /**
   * @param retry milliseconds after which what was not sent is tried again
   * @param mayGoOn asked before each message: whether this process may still send
   */
  constructor(
    private readonly tools: OutboxTools,
    private readonly relay: Relay,
    private readonly retry: number,
    private readonly mayGoOn: () => boolean,
  ) {}

  /**
   * Sends what is due.
   * @throws the file system's error where a folder cannot be read
   */
  async send(): Promise<void> {
    while (this.mayGoOn() && performance.now() >= this.relayUntil) {
      const message = await this.next();
      if (!message) return;
      await this.sendOne(message);
    }
  }

  /** Unmarked before marked, then what failed least often, so that it stops no other, then by time. */
  private async next(): Promise<Stored | undefined> {
    const now = performance.now();
    const rank = ({ name, id }: Stored) =>
      2 * (this.tried.get(name)?.failures ?? 0) + Number(id.urgency === "marked");
    const [first] = (await this.tools.maildir.list("new"))
      .filter(({ name, id }) => id.urgency !== "daily" && now >= (this.tried.get(name)?.until ?? 0))
      .sort((one, other) => rank(one) - rank(other));
    return first;
  }

  private async sendOne(message: Stored): Promise<void> {
    const { name } = message;
    const attempts = this.tried.get(name) ?? { failures: 0, silences: 0, until: 0 };
    this.tried.set(name, attempts);
    attempts.target ??= await this.transmit(message).catch((error: unknown) =>
      this.notSent(message, attempts, error),
    );
    attempts.until = performance.now() + this.retry;
    const { target } = attempts;
    if (!target) return;
    try {
      await this.tools.maildir.move(name, "new", target);
      this.tried.delete(name);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.tools.log.error({ code, alarm: true }, `an enquiry can't be moved to ${target}`);
    }
  }

  private async transmit({ name, id }: Stored): Promise<"sent"> {
    const { maildir, words, log } = this.tools;
    const path = maildir.path("new", name);
    try {
      await this.relay.send({ path }, (await stat(path)).size);
    } catch (error) {
      if (refusalOf(error) !== "tooLarge") throw error;
      const content = await withoutPhotos(path, words.withoutPhotos.replace("{number}", id.number));
      if (!content) throw error;
      await this.relay.send(content, content.length);
    }
    log.info({ enquiry: id.number }, "enquiry sent");
    return "sent";
  }

  /** Notes why a message was not sent; returns where it goes, if it is not tried again. */
  private notSent({ id }: Stored, attempts: Attempts, error: unknown): "failed" | undefined {
    // The server is asked to stop.
    if (!this.mayGoOn()) return undefined;
    const refusal = refusalOf(error);
    const { code, responseCode, command } = error as Record<string, unknown>;
    attempts.failures += 1;
    if (this.relay.wasSentWhole && responseCode === undefined) attempts.silences += 1;
    const isRelay = refusal === "relay" || refusal === "login";
    if (isRelay) this.relayUntil = performance.now() + this.retry;
    const isPerhapsSent = attempts.silences >= MOST_SILENCES;
    const isFinal = isPerhapsSent || refusal === "final" || refusal === "tooLarge";
    // What a relay says could repeat an address, so only its codes are told.
    this.tools.log.error(
      { enquiry: id.number, code, responseCode, command, alarm: isFinal || refusal === "login" },
      `enquiry ${isPerhapsSent ? "perhaps" : "not"} sent, now in ${isFinal ? "failed" : "new"}`,
    );
    return isFinal ? "failed" : undefined;
  }
}
