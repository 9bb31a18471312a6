import { createTransport, type Transporter } from "nodemailer";
import type { Envelope } from "./compose";
import type { Maildir } from "./maildir";

const MINUTE = 60_000;

/** What a delivery needs to tell; never anything that a visitor wrote. */
export interface DeliveryLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How long to wait for the relay, in milliseconds. */
export interface DeliveryTimes {
  /** First wait after a failure; each further one is twice as long … */
  firstRetry: number;
  /** … up to this one. */
  longestRetry: number;
  /** How often `new` is looked at for what others put there. */
  lookAround: number;
  /** Silence of the relay after which a connection is given up. */
  silence: number;
}

const defaults: DeliveryTimes = {
  firstRetry: MINUTE,
  longestRetry: 6 * 60 * MINUTE,
  lookAround: MINUTE,
  silence: 2 * MINUTE,
};

interface Retry {
  failures: number;
  at: number;
}

/** Sends what lies in `new` through an SMTP relay, one message after the other, until it is taken. */
export class Delivery {
  private readonly retries = new Map<string, Retry>();
  private readonly times: DeliveryTimes;
  private readonly transport: Transporter;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWoken = false;
  private isStopped = false;

  constructor(
    private readonly maildir: Maildir,
    smtpUrl: string,
    private readonly envelope: Envelope,
    private readonly log: DeliveryLog,
    times: Partial<DeliveryTimes> = {},
  ) {
    this.times = { ...defaults, ...times };
    const { silence } = this.times;
    this.transport = createTransport({
      url: smtpUrl,
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      disableUrlAccess: true,
    });
  }

  /** Looks into `new` now. */
  wake(): void {
    if (this.isStopped) return;
    this.isWoken = true;
    this.round ??= this.run().finally(() => {
      this.round = undefined;
      this.sleep();
    });
  }

  /** Sends nothing more; resolves when the message that is being sent is done with. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
    this.transport.close();
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.isStopped) {
      this.isWoken = false;
      for (const name of await this.maildir.list("new")) {
        if (this.isStopped) return;
        if ((this.retries.get(name)?.at ?? 0) <= Date.now()) await this.deliver(name);
      }
    }
  }

  private sleep(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    const next = Math.min(...[...this.retries.values()].map(({ at }) => at - Date.now()));
    const wait = Math.max(Math.min(next, this.times.lookAround), 10);
    this.timer = setTimeout(() => this.wake(), wait);
    this.timer.unref();
  }

  private async deliver(name: string): Promise<void> {
    try {
      await this.maildir.move(name, "new", "sending");
    } catch {
      return; // Someone deleted it meanwhile.
    }
    try {
      const path = this.maildir.path("sending", name);
      await this.transport.sendMail({ envelope: { ...this.envelope }, raw: { path } });
      this.retries.delete(name);
      await this.maildir.move(name, "sending", "sent");
      this.log.info({ enquiry: name }, "enquiry sent");
    } catch (error) {
      const failures = (this.retries.get(name)?.failures ?? 0) + 1;
      const wait = Math.min(this.times.firstRetry * 2 ** (failures - 1), this.times.longestRetry);
      this.retries.set(name, { failures, at: Date.now() + wait });
      await this.maildir.move(name, "sending", "new");
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.log.error({ enquiry: name, code, responseCode, failures, wait }, "enquiry not sent yet");
    }
  }
}
