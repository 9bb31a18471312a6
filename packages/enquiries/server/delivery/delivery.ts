import { setTimeout as sleep } from "node:timers/promises";
import { lockFolder } from "../storage/lock-folder";
import { writeDailyMail } from "./daily-mail";
import { Outbox, type OutboxTools } from "./outbox";
import type { Patience } from "./relay";
import { tidy } from "./tidy";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Times to wait, a second each, for a server that is on its way out, or was killed. */
const WAITS = 10;

/** How long things take, in milliseconds. */
export interface DeliveryTimes extends Patience {
  /** Between two looks into the folders. */
  lookAround: number;
  /** After a failure. */
  retry: number;
  /** From the start to the first removal of what is old and the first daily mail, and between two looks for both. */
  chores: number;
}

const defaults: DeliveryTimes = {
  lookAround: MINUTE,
  retry: 5 * MINUTE,
  chores: 60 * MINUTE,
  silence: 2 * MINUTE,
  finalAnswer: 10 * MINUTE,
  farewell: 10 * SECOND,
};

/** What the delivery from a folder works with. */
export interface DeliveryTools extends OutboxTools {
  /** Without a relay enquiries stay where they are. */
  smtpUrl: string | undefined;
  keepDays: number;
  times: Partial<DeliveryTimes>;
}

/**
 * All that only one process may do with a folder of enquiries: send, remove what is old, write the
 * daily mail. Another process on the same folder stores enquiries, and waits for its turn.
 */
export class Delivery {
  private readonly times: DeliveryTimes;
  private readonly outbox: Outbox | undefined;
  private readonly begin = Date.now();
  private lastChores = performance.now();
  private running: Promise<void> | undefined;
  /** Set while this process owns the folder. */
  private unlock: (() => Promise<void>) | undefined;
  private isEnding = false;
  private waits = 0;
  /** Ends the present pause. */
  private rest = new AbortController();

  constructor(private readonly tools: DeliveryTools) {
    this.times = { ...defaults, ...tools.times };
    this.outbox = tools.smtpUrl ? new Outbox(tools, tools.smtpUrl, this.times) : undefined;
  }

  /** Whether this process sends what is in the folder. */
  get isDelivering(): boolean {
    return this.unlock !== undefined && this.outbox !== undefined;
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
    this.outbox?.stop();
    this.rest.abort();
    await this.running;
    await this.unlock?.().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.isEnding) {
      this.rest = new AbortController();
      const pause = await this.round().catch((error: unknown) => this.failed(error));
      const { signal } = this.rest;
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Returns the milliseconds until the next round. */
  private async round(): Promise<number> {
    const { maildir, keepDays, log } = this.tools;
    if (!this.unlock) {
      this.unlock = await lockFolder(maildir.folder, () => (this.unlock = undefined));
      this.waits = 0;
      await maildir.clearTemporary(this.begin);
    }
    if (performance.now() - this.lastChores >= this.times.chores) {
      this.lastChores = performance.now();
      await tidy(maildir, keepDays, log);
      if (this.outbox) await writeDailyMail(this.tools, new Date());
    }
    await this.outbox?.send(() => !this.isEnding && this.unlock !== undefined);
    return this.times.lookAround;
  }

  private failed(error: unknown): number {
    const { code } = error as NodeJS.ErrnoException;
    const isLocked = code === "ELOCKED";
    if (!isLocked || ++this.waits === WAITS) {
      // ELOCKED: another server has the folder.
      this.tools.log.error({ code, alarm: true }, "enquiries are stored, but not sent");
    }
    return isLocked ? SECOND : this.times.lookAround;
  }
}
