import type { FastifyBaseLogger } from "fastify";
import type { EnquiryStore } from "../storage/enquiry-store";
import { FolderOwner } from "../storage/folder-owner";
import { type DailyMailTools, writeDailyMail } from "./daily-mail";
import { Delivery, type DeliveryTimes, deliveryTimes, type Outcome } from "./delivery";
import { Relay } from "./relay";
import { Rounds } from "./rounds";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A restart in which the old server and the new one meet is over by then. */
const OVERLAP = 10 * SECOND;
/** A start tries once more what had failed; what is left of it by then is worth a mail. */
const DAILY_CHECK = 10 * MINUTE;

/** What the upkeep of a folder of enquiries works with. */
export interface UpkeepTools extends DailyMailTools {
  store: EnquiryStore;
  log: FastifyBaseLogger;
  /** Without a relay enquiries stay where they are. */
  smtpUrl: string | undefined;
  keepDays: number;
  times: Partial<DeliveryTimes>;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * All that only one process may do with a folder of enquiries: deliver, remove what is old, write
 * the daily mail. Another process on the same folder stores enquiries, and waits for its turn.
 */
export class Upkeep {
  private readonly owner: FolderOwner;
  private readonly relay: Relay | undefined;
  private readonly delivery: Delivery | undefined;
  private readonly rounds: Rounds;
  private readonly begin = Date.now();
  private lastTidying = 0;
  private lastDailyCheck = Date.now();
  private isOwner = false;
  private hasToldWhy = false;

  constructor(private readonly tools: UpkeepTools) {
    const { maildir, envelope, words, log, smtpUrl, onOutcome } = tools;
    const times = { ...deliveryTimes, ...tools.times };
    this.owner = new FolderOwner(maildir.folder, () => this.wakeAfresh());
    this.rounds = new Rounds(() => this.round(), Math.min(SECOND, times.lookAround));
    if (!smtpUrl) return;
    this.relay = new Relay(smtpUrl, envelope, times.silence);
    this.delivery = new Delivery({
      maildir,
      relay: this.relay,
      photoNote: words.withoutPhotos,
      log,
      times,
      mayGoOn: async () => !this.rounds.isEnding && (await this.owner.isHeld()),
      onOutcome,
    });
  }

  /** Whether this process delivers from the folder. */
  get isDelivering(): boolean {
    return this.isOwner && this.delivery !== undefined;
  }

  /** Clears up, unless another process owns the folder; sends nothing. */
  async takeCare(): Promise<void> {
    try {
      const wasOwner = this.isOwner;
      this.isOwner = await this.owner.acquire();
      if (!this.isOwner) return this.tellWhy("another server has this folder of enquiries");
      this.hasToldWhy = false;
      if (!wasOwner) await this.tools.maildir.clearTemporary(this.begin);
      if (Date.now() - this.lastTidying > HOUR) await this.tidy();
      if (Date.now() - this.lastDailyCheck > DAILY_CHECK) await this.writeDailyMail();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.tellWhy(`this folder of enquiries can't be taken care of (${code})`);
    }
  }

  /** Delivers from now on. */
  open(): void {
    this.rounds.wake();
  }

  /** There is something new to deliver. */
  wake(): void {
    if (!this.delivery) return;
    this.delivery.hurry();
    this.rounds.wake();
  }

  /** Resolves when the message that is being sent is done with, and another process may take over. */
  async stop(): Promise<void> {
    await this.rounds.stop();
    this.relay?.close();
    await this.owner.release();
  }

  private wakeAfresh(): void {
    this.delivery?.forgetWaits();
    this.wake();
  }

  private async round(): Promise<void> {
    await this.takeCare();
    if (!this.isOwner) return;
    await this.attempt("enquiries can't be delivered", async () => this.delivery?.deliver());
  }

  private async tidy(): Promise<void> {
    this.lastTidying = Date.now();
    const { maildir, store, keepDays, log } = this.tools;
    await this.attempt("old enquiries not removed", async () => {
      const removed = await store.removeBefore(Date.now() - keepDays * DAY);
      if (removed > 0) log.info({ removed }, "old enquiries removed");
      await maildir.clearTemporary(Date.now() - HOUR);
    });
  }

  private async writeDailyMail(): Promise<void> {
    this.lastDailyCheck = Date.now();
    const { delivery } = this;
    if (!delivery) return;
    await this.attempt("daily mail not written", async () => {
      if (await writeDailyMail(this.tools, new Date())) delivery.hurry();
    });
  }

  private async attempt(failure: string, chore: () => Promise<void>): Promise<void> {
    try {
      await chore();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.tools.log.error({ code, alarm: true }, failure);
    }
  }

  /** Once, and not while an old server is still on its way out. */
  private tellWhy(why: string): void {
    if (this.hasToldWhy || Date.now() - this.begin < OVERLAP) return;
    this.hasToldWhy = true;
    this.tools.log.error({ alarm: true }, `${why}; enquiries are stored, but not sent from here`);
  }
}
