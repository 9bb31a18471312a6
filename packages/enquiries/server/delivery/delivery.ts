import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { EnquiryConfig } from "../config";
import { lockFolder } from "../storage/lock-folder";
import type { Stored } from "../storage/maildir";
import { type DailyMailTools, writeDailyMail } from "./daily-mail";
import { refusalOf } from "./refusal";
import { Relay } from "./relay";
import { tidy } from "./tidy";
import { type DeliveryTimes, deliveryTimes } from "./times";
import { withoutPhotos } from "./without-photos";

/** Answers to a whole message that may fail to come before it counts as perhaps sent. */
const MOST_SILENCES = 2;

/** What the delivery from a folder works with. */
export interface DeliveryTools extends DailyMailTools {
  /** Is told nothing that a visitor wrote. */
  log: FastifyBaseLogger;
  /** Without a relay enquiries stay where they are. */
  config: Pick<EnquiryConfig, "SMTP_URL" | "ENQUIRY_KEEP_DAYS">;
  times: Partial<DeliveryTimes>;
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
 * All that only one process may do with a folder of enquiries: send what is in `new`, remove what is old, write
 * the daily mail. Another process on the same folder stores enquiries, and waits for its turn.
 */
export class Delivery {
  private readonly times: DeliveryTimes;
  private readonly relay: Relay | undefined;
  private readonly begin = Date.now();
  private readonly tried = new Map<string, Attempts>();
  /** When the relay may be asked again, whatever for. */
  private relayUntil = 0;
  private lastChores = performance.now();
  private running: Promise<void> | undefined;
  /** Set while this process owns the folder. */
  private unlock: (() => Promise<void>) | undefined;
  private isEnding = false;
  /** Ends the present pause. */
  private rest = new AbortController();

  constructor(private readonly tools: DeliveryTools) {
    this.times = { ...deliveryTimes, ...tools.times };
    const { SMTP_URL: url } = tools.config;
    this.relay = url ? new Relay(url, tools.envelope, this.times) : undefined;
  }

  /** Whether this process sends what is in the folder. */
  get isDelivering(): boolean {
    return this.unlock !== undefined && this.relay !== undefined;
  }

  /** Begins; there is no end before `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  /** There is something new to send. */
  wake(): void {
    this.rest.abort();
  }

  /** Resolves when nothing is being sent any more, and another process may take over. */
  async stop(): Promise<void> {
    this.isEnding = true;
    this.relay?.stop();
    this.rest.abort();
    await this.running;
    await this.unlock?.().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.isEnding) {
      const { signal } = (this.rest = new AbortController());
      // ELOCKED: another server has the folder.
      await this.round().catch(({ code }: NodeJS.ErrnoException) =>
        this.tools.log.error({ code, alarm: true }, "enquiries are stored, but not sent"),
      );
      const pause = sleep(this.times.lookAround, undefined, { signal, ref: false });
      await pause.catch(() => undefined);
    }
  }

  private async round(): Promise<void> {
    const { maildir, config, log } = this.tools;
    if (!this.unlock) {
      this.unlock = await lockFolder(maildir.folder, () => (this.unlock = undefined));
      await maildir.clearTemporary(this.begin);
    }
    if (performance.now() - this.lastChores >= this.times.chores) {
      this.lastChores = performance.now();
      await tidy(maildir, config.ENQUIRY_KEEP_DAYS, log);
      if (this.relay) await writeDailyMail(this.tools, new Date());
    }
    while (this.isDelivering && !this.isEnding && performance.now() >= this.relayUntil) {
      const message = await this.next();
      if (!message) return;
      await this.deliver(message);
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

  /** Sends a message, unless that is done, and puts it where it belongs. */
  private async deliver(message: Stored): Promise<void> {
    const { name } = message;
    const attempts = this.tried.get(name) ?? { silences: 0, until: 0 };
    this.tried.set(name, attempts);
    const target = (attempts.target ??= await this.transmit(message, attempts));
    attempts.until = performance.now() + this.times.retry;
    if (!target) return;
    await this.tools.maildir.move("new", target, name).then(
      () => this.tried.delete(name),
      ({ code }: NodeJS.ErrnoException) =>
        this.tools.log.error({ code, alarm: true }, `an enquiry can't be moved to ${target}`),
    );
  }

  /** Hands a message to the relay; returns where it goes, if it is not tried again. */
  private async transmit({ name, id }: Stored, attempts: Attempts): Promise<Attempts["target"]> {
    const { maildir, words, log } = this.tools;
    try {
      const content = await readFile(maildir.path("new", name));
      await this.relay?.send(content).catch(async (error: unknown) => {
        const note = words.withoutPhotos.replace("{number}", id.number);
        const smaller = refusalOf(error) === "tooLarge" && withoutPhotos(content, note);
        if (!smaller) throw error;
        await this.relay?.send(smaller);
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
    const isSilent = refusal === "relay" && responseCode === undefined;
    if (isSilent && this.relay?.wasSentWhole) attempts.silences += 1;
    if (refusal === "relay" || refusal === "login")
      this.relayUntil = performance.now() + this.times.retry;
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
