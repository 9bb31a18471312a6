import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fillKnown } from "@typed-site/utils";
import type { EnquiryContext } from "../context";
import type { Stored } from "../storage/spool";
import { sendDailyMail } from "./daily-mail";
import { refusalCode, refusalOf } from "./refusal";
import { Relay } from "./relay";
import { removeWhatBecameOld } from "./remove-old";
import { withoutPhotos } from "./without-photos";

/** Timeouts after a whole message was sent, until it counts as perhaps sent. */
const MOST_SILENCES = 2;

/** The attempts to send a message that is still in `new`. */
interface Attempts {
  silences: number;
  /** When to try again, by a clock that nobody sets. */
  until: number;
  /** How many messages the relay had taken when it first refused this one for itself. */
  takenBefore?: number;
  /** Where the message belongs, if only moving its file failed. */
  target?: "sent" | "failed" | undefined;
}

/**
 * All that happens to a folder of enquiries besides storing them: sends what is in `new`, removes
 * what is old, sends the daily mail. Only one process may do that with a folder.
 */
export class Delivery {
  private readonly relay: Relay | undefined;
  private readonly begin = Date.now();
  private readonly tried = new Map<string, Attempts>();
  /** What the relay refused since it last took a message: name → code. */
  private readonly refused = new Map<string, string>();
  private taken = 0;
  private relayUntil = 0;
  private lastChores = performance.now();
  private running: Promise<void> | undefined;
  private readonly ending = new AbortController();

  constructor(private readonly context: EnquiryContext) {
    const { config, envelope, times } = context;
    this.relay = config.SMTP_URL ? new Relay(config.SMTP_URL, envelope, times) : undefined;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Resolves when nothing is being sent, so another process may take over. */
  async stop(): Promise<void> {
    this.ending.abort();
    this.relay?.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    const { spool, times } = this.context;
    // What a process that was killed has left.
    await spool.clearTemporary(this.begin).catch(this.alarm);
    while (!signal.aborted) {
      const pause = await this.round().then(() => times.pollEvery, this.alarm);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Calls a person, unless it is ending; returns how long to wait then. */
  private readonly alarm = ({ code }: NodeJS.ErrnoException): number => {
    const alarm = !this.ending.signal.aborted;
    this.context.log.error({ code, alarm }, "delivery failed; enquiries are stored");
    return this.context.times.afterError;
  };

  private async round(): Promise<void> {
    const moved = await this.context.spool.takeBack();
    if (moved > 0) {
      this.context.log.error({ alarm: true, moved }, "a mail program has opened `new`");
    }
    if (performance.now() - this.lastChores >= this.context.times.chores) {
      this.lastChores = performance.now();
      await removeWhatBecameOld(this.context).catch(this.alarm);
      if (this.relay) await sendDailyMail(this.context, this.relay, new Date()).catch(this.alarm);
    }
    while (this.relay && !this.ending.signal.aborted) {
      const message = performance.now() >= this.relayUntil && (await this.next());
      if (!message) return;
      await this.deliver(this.relay, message).catch(this.alarm);
    }
  }

  /** Untried messages first, so that a failing one blocks none; then unmarked before marked, then the oldest. */
  private async next(): Promise<Stored | undefined> {
    const due = ({ name }: Stored) => this.tried.get(name)?.until ?? 0;
    const isMarked = ({ id }: Stored) => Number(id.urgency === "marked");
    const [first] = (await this.context.spool.list("new"))
      .filter((one) => one.id.urgency !== "daily" && performance.now() >= due(one))
      .sort((one, other) => due(one) - due(other) || isMarked(one) - isMarked(other));
    return first;
  }

  /** Sends a message, unless that is done, and moves it to where it belongs. */
  private async deliver(relay: Relay, message: Stored): Promise<void> {
    const { spool, times } = this.context;
    const { name } = message;
    const attempts: Attempts = this.tried.get(name) ?? { silences: 0, until: 0 };
    attempts.until = performance.now() + times.retry;
    this.tried.set(name, attempts);
    attempts.target ??= await this.transmit(relay, message, attempts);
    if (!attempts.target) return;
    await spool.move("new", attempts.target, name);
    this.tried.delete(name);
  }

  /** Hands a message to the relay; returns where it belongs, undefined where it has to be tried again. */
  private async transmit(
    relay: Relay,
    { name, id }: Stored,
    attempts: Attempts,
  ): Promise<Attempts["target"]> {
    const { spool, words, log, times, budgets } = this.context;
    const content = await readFile(spool.path("new", name));
    const note = fillKnown(words.withoutPhotos, { number: id.number });
    const smaller = withoutPhotos(content, note);
    const isMailboxFull = smaller && !budgets.hasLeft("mailedPhotoBytes");
    try {
      await relay.send(isMailboxFull ? smaller : content).catch(async (error: unknown) => {
        if (refusalOf(error) !== "tooLarge" || !smaller) throw error;
        await relay.send(smaller);
      });
      if (smaller && !isMailboxFull) budgets.add("mailedPhotoBytes", content.length);
      this.taken += 1;
      this.refused.clear();
      log.info({ enquiry: id.number }, "enquiry sent");
      return "sent";
    } catch (error) {
      if (this.ending.signal.aborted) return undefined;
      let fault = refusalOf(error);
      if (fault === "message" && (await this.isAccounts(name, refusalCode(error), attempts))) {
        fault = "setUp";
      }
      const { code, originalCode, responseCode, command } = error as Record<string, unknown>;
      const isSilent = fault === "relay" && responseCode === undefined;
      if (isSilent && relay.wasSentWhole) attempts.silences += 1;
      const isForPerson = fault === "box" || fault === "setUp" || fault === "limit";
      if (isForPerson || fault === "relay") this.relayUntil = performance.now() + times.retry;
      const isPerhapsSent = attempts.silences >= MOST_SILENCES;
      const isFinal = isPerhapsSent || fault === "message" || fault === "tooLarge";
      // A relay's words could repeat an address, so only its codes are logged.
      log.error(
        {
          enquiry: id.number,
          fault,
          code,
          originalCode,
          responseCode,
          command,
          alarm: isFinal || isForPerson,
        },
        `enquiry ${isPerhapsSent ? "perhaps" : "not"} sent, now in ${isFinal ? "failed" : "new"}`,
      );
      return isFinal ? "failed" : undefined;
    }
  }

  /**
   * Whether a refusal is the account's fault and not the message's: the relay has refused another one alike, and taken
   * none since. The others then come back from `failed`. What it refuses again after it took others is at fault itself.
   */
  private async isAccounts(name: string, code: string, attempts: Attempts): Promise<boolean> {
    attempts.takenBefore ??= this.taken;
    if (this.taken > attempts.takenBefore) return false;
    this.refused.set(name, code);
    const alike = [...this.refused].filter(([other, its]) => other !== name && its === code);
    for (const [other] of alike) {
      if (this.tried.has(other)) continue;
      await this.context.spool.move("failed", "new", other);
      this.tried.set(other, { ...attempts, silences: 0 });
    }
    return alike.length > 0;
  }
}
