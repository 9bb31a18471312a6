import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { FolderLock } from "../storage/folder-lock";
import { type DailyMailTools, writeDailyMail } from "./daily-mail";
import { Outbox, type Outcome } from "./outbox";
import { type Patience, Relay } from "./relay";
import { tidy } from "./tidy";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A restart in which the old server and the new one meet is over by then. */
const OVERLAP = 10 * SECOND;

/** How long things take, in milliseconds. */
export interface DeliveryTimes extends Patience {
  /** First wait after a failure; each further one is twice as long … */
  firstRetry: number;
  /** … up to this one; RFC 5321, 4.5.4.1 has half an hour. */
  longestRetry: number;
  /** Between two looks into the folders. */
  lookAround: number;
  /** From the start to the first daily mail, and between two looks whether there is something for one. */
  dailyCheck: number;
  /** From the start to the first removal of what is old, and between two. */
  tidying: number;
}

const defaults: DeliveryTimes = {
  firstRetry: MINUTE,
  longestRetry: 30 * MINUTE,
  lookAround: MINUTE,
  dailyCheck: 10 * MINUTE,
  tidying: HOUR,
  silence: 2 * MINUTE,
  finalAnswer: 10 * MINUTE,
  farewell: 10 * SECOND,
};

/** What the delivery from a folder works with. */
export interface DeliveryTools extends DailyMailTools {
  log: FastifyBaseLogger;
  /** Without a relay enquiries stay where they are. */
  smtpUrl: string | undefined;
  keepDays: number;
  times: Partial<DeliveryTimes>;
  onOutcome: (outcome: Outcome) => void;
}

const askedFile = (folder: string) => path.join(folder, "try-again");

/** Asks the server that delivers from a folder to forget its waits when it looks around. */
export async function askForAttempt(folder: string): Promise<void> {
  await writeFile(askedFile(folder), "");
}

/**
 * All that only one process may do with a folder of enquiries: send, remove what is old, write the
 * daily mail. Another process on the same folder stores enquiries, and waits for its turn.
 */
export class Delivery {
  private readonly times: DeliveryTimes;
  private readonly lock: FolderLock;
  private readonly relay: Relay | undefined;
  private readonly outbox: Outbox | undefined;
  private readonly begin = performance.now();
  private readonly startedAt = Date.now();
  private readonly lastChores = { dailyCheck: this.begin, tidying: this.begin };
  private running: Promise<void> | undefined;
  private isEnding = false;
  private isNews = false;
  private hasToldWhy = false;
  /** Ends the present pause. */
  private rest = new AbortController();

  constructor(private readonly tools: DeliveryTools) {
    const { maildir, envelope, words, log, smtpUrl, onOutcome } = tools;
    this.times = { ...defaults, ...tools.times };
    this.lock = new FolderLock(maildir.folder);
    if (!smtpUrl) return;
    this.relay = new Relay(smtpUrl, envelope, this.times);
    this.outbox = new Outbox({
      maildir,
      relay: this.relay,
      photoNote: words.withoutPhotos,
      log,
      retries: { first: this.times.firstRetry, longest: this.times.longestRetry },
      mayGoOn: () => !this.isEnding && this.lock.isHeld,
      onOutcome,
    });
  }

  /** Whether this process sends what is in the folder. */
  get isDelivering(): boolean {
    return this.lock.isHeld && this.outbox !== undefined;
  }

  /** Begins; there is no end before `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  /** There is something new to send. */
  wake(): void {
    this.isNews = true;
    this.rest.abort();
  }

  /** Resolves when nothing is being sent any more, and another process may take over. */
  async stop(): Promise<void> {
    this.isEnding = true;
    this.relay?.stop();
    this.rest.abort();
    await this.running;
    await this.lock.release();
  }

  private async run(): Promise<void> {
    while (!this.isEnding) {
      this.isNews = false;
      const pause = await this.round().catch((error: unknown) => this.told(error));
      this.rest = new AbortController();
      if (this.isNews || this.isEnding) continue;
      await sleep(pause, undefined, { signal: this.rest.signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  /** Returns the milliseconds until the next round. */
  private async round(): Promise<number> {
    const { maildir, log } = this.tools;
    const wasOwner = this.lock.isHeld;
    if (!(await this.lock.acquire())) {
      this.tellWhy("another server has this folder of enquiries");
      return SECOND;
    }
    this.hasToldWhy = false;
    if (!wasOwner) await maildir.clearTemporary(this.startedAt);
    if (this.isDue("tidying")) await tidy(this.tools, log);
    if (!this.outbox) return this.times.lookAround;
    if (this.isDue("dailyCheck")) await writeDailyMail(this.tools, new Date());
    if (await isGone(askedFile(maildir.folder))) this.outbox.forgetWaits();
    return Math.min(this.times.lookAround, await this.outbox.send());
  }

  private isDue(chore: keyof typeof this.lastChores): boolean {
    if (performance.now() - this.lastChores[chore] < this.times[chore]) return false;
    this.lastChores[chore] = performance.now();
    return true;
  }

  private told(error: unknown): number {
    const { code } = error as NodeJS.ErrnoException;
    this.tellWhy(`this folder of enquiries can't be taken care of (${code})`);
    return SECOND;
  }

  /** Once, and not while an old server is still on its way out. */
  private tellWhy(why: string): void {
    if (this.hasToldWhy || performance.now() - this.begin < OVERLAP) return;
    this.hasToldWhy = true;
    this.tools.log.error({ alarm: true }, `${why}; enquiries are stored, but not sent from here`);
  }
}

/** Removes a file; returns whether there was one. */
const isGone = (file: string) =>
  rm(file).then(
    () => true,
    () => false,
  );
