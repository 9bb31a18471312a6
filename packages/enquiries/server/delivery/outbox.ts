import type { FastifyBaseLogger } from "fastify";
import type { Stored } from "../storage/maildir";
import type { DailyMailTools } from "./daily-mail";
import { refusalOf } from "./refusal";
import { type Patience, Relay } from "./relay";
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
  private readonly relay: Relay;
  /** When the relay may be asked again, whatever for. */
  private relayUntil = 0;
  private isEnding = false;

  /** @param times with the milliseconds after which what was not sent is tried again */
  constructor(
    private readonly tools: OutboxTools,
    smtpUrl: string,
    private readonly times: Patience & { retry: number },
  ) {
    this.relay = new Relay(smtpUrl, tools.envelope, times);
  }

  /** Gives up what is being sent, unless the relay may have it. */
  stop(): void {
    this.isEnding = true;
    this.relay.stop();
  }

  /**
   * Sends what is due.
   * @param mayGoOn asked before each message: whether this process may still send
   * @throws the file system's error where a folder cannot be read
   */
  async send(mayGoOn: () => boolean): Promise<void> {
    const { maildir, log } = this.tools;
    while (mayGoOn() && performance.now() >= this.relayUntil) {
      const message = await this.next();
      if (!message) return;
      const { name } = message;
      const attempts = this.tried.get(name) ?? { silences: 0, until: 0 };
      this.tried.set(name, attempts);
      const target = (attempts.target ??= await this.transmit(message, attempts));
      attempts.until = performance.now() + this.times.retry;
      if (!target) continue;
      await maildir.move(name, "new", target).then(
        () => this.tried.delete(name),
        ({ code }: NodeJS.ErrnoException) =>
          log.error({ code, alarm: true }, `an enquiry can't be moved to ${target}`),
      );
    }
  }

  /** What was not tried before what was, so that it stops no other; unmarked before marked, then by time. */
  private async next(): Promise<Stored | undefined> {
    const due = ({ name }: Stored) => this.tried.get(name)?.until ?? 0;
    const isMarked = ({ id }: Stored) => Number(id.urgency === "marked");
    const [first] = (await this.tools.maildir.list("new"))
      .filter((one) => one.id.urgency !== "daily" && performance.now() >= due(one))
      .sort((one, other) => due(one) - due(other) || isMarked(one) - isMarked(other));
    return first;
  }

  /** Hands a message to the relay; returns where it goes, if it is not tried again. */
  private async transmit({ name, id }: Stored, attempts: Attempts): Promise<Attempts["target"]> {
    const { maildir, words, log } = this.tools;
    const path = maildir.path("new", name);
    try {
      await this.relay.send(path).catch(async (error: unknown) => {
        const note = words.withoutPhotos.replace("{number}", id.number);
        const content = refusalOf(error) === "tooLarge" && (await withoutPhotos(path, note));
        if (!content) throw error;
        await this.relay.send(content);
      });
      log.info({ enquiry: id.number }, "enquiry sent");
      return "sent";
    } catch (error) {
      return this.isEnding ? undefined : this.notSent(id.number, attempts, error);
    }
  }

  private notSent(enquiry: string, attempts: Attempts, error: unknown): "failed" | undefined {
    const refusal = refusalOf(error);
    const { code, responseCode, command } = error as Record<string, unknown>;
    if (this.relay.wasSentWhole && responseCode === undefined) attempts.silences += 1;
    const isRelay = refusal === "relay" || refusal === "login";
    if (isRelay) this.relayUntil = performance.now() + this.times.retry;
    const isPerhapsSent = attempts.silences >= MOST_SILENCES;
    const isFinal = isPerhapsSent || refusal === "final" || refusal === "tooLarge";
    // What a relay says could repeat an address, so only its codes are told.
    this.tools.log.error(
      { enquiry, code, responseCode, command, alarm: isFinal || refusal === "login" },
      `enquiry ${isPerhapsSent ? "perhaps" : "not"} sent, now in ${isFinal ? "failed" : "new"}`,
    );
    return isFinal ? "failed" : undefined;
  }
}
