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

/**
 * Sends what is in `new`, one message after the other. What the relay has taken goes to `sent`, what it
 * refuses for good to `failed`; for all else it is asked again.
 */
export class Outbox {
  /** What was tried in vain, by name. */
  private readonly tried = new Map<string, { failures: number; silences: number; until: number }>();
  /** When the relay may be asked again, whatever for; no wait depends on the clock. */
  private relayUntil = 0;
  /** Sent messages whose file could not be moved. */
  private readonly taken = new Set<string>();

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
    for (const name of this.taken) await this.move(name, "sent");
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
      .filter(({ name, id }) => id.urgency !== "daily" && !this.taken.has(name))
      .filter(({ name }) => now >= (this.tried.get(name)?.until ?? 0))
      .sort((one, other) => rank(one) - rank(other));
    return first;
  }

  private async sendOne(message: Stored): Promise<void> {
    const { name, id } = message;
    const outcome = await this.transmit(message).catch((error: unknown) =>
      this.notSent(message, error),
    );
    if (!outcome) return;
    this.tools.log.info({ enquiry: id.number, outcome }, "enquiry sent");
    this.tried.delete(name);
    this.taken.add(name);
    await this.move(name, "sent");
  }

  private async transmit({ name, id }: Stored): Promise<"sent" | "sentWithoutPhotos"> {
    const { maildir, words } = this.tools;
    const path = maildir.path("new", name);
    try {
      await this.relay.send({ path }, (await stat(path)).size);
      return "sent";
    } catch (error) {
      if (refusalOf(error) !== "tooLarge") throw error;
      const content = await withoutPhotos(path, words.withoutPhotos.replace("{number}", id.number));
      if (!content) throw error;
      await this.relay.send(content, content.length);
      return "sentWithoutPhotos";
    }
  }

  private async notSent({ name, id }: Stored, error: unknown): Promise<void> {
    const { maildir, log } = this.tools;
    // Someone deleted it meanwhile, or the server is asked to stop.
    const isThere = (await maildir.list("new", name)).length > 0;
    if (!isThere || !this.mayGoOn()) return;
    const refusal = refusalOf(error);
    const { code, responseCode, command } = error as Record<string, unknown>;
    const isSilent = this.relay.wasSentWhole && responseCode === undefined;
    const { failures, silences } = this.tried.get(name) ?? { failures: 0, silences: 0 };
    const until = performance.now() + this.retry;
    const tried = { failures: failures + 1, silences: silences + Number(isSilent), until };
    this.tried.set(name, tried);
    if (refusal === "relay" || refusal === "login") this.relayUntil = until;
    const isPerhapsSent = tried.silences >= MOST_SILENCES;
    const isFinal = isPerhapsSent || refusal === "final" || refusal === "tooLarge";
    // What a relay says could repeat an address, so only its codes are told.
    log.error(
      { enquiry: id.number, code, responseCode, command, alarm: isFinal || refusal === "login" },
      `enquiry ${isPerhapsSent ? "perhaps" : "not"} sent, now in ${isFinal ? "failed" : "new"}`,
    );
    if (isFinal) await this.move(name, "failed");
  }

  /** A message that can't be moved must not stop the others. */
  private async move(name: string, to: "sent" | "failed"): Promise<void> {
    try {
      await this.tools.maildir.move(name, "new", to);
      this.taken.delete(name);
      this.tried.delete(name);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.tools.log.error({ code, alarm: true }, `an enquiry can't be moved to ${to}`);
    }
  }
}
