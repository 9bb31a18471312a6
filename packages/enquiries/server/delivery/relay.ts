import { Readable } from "node:stream";
import { createTransport, type Transporter } from "nodemailer";
import { isLoopback } from "../is-loopback";
import type { Envelope } from "./compose";
import type { DeliveryTimes } from "./times";

const PART_BYTES = 64 * 1024;

/** The SMTP relay that takes the company's mail. */
export class Relay {
  /** Whether the last message was sent to its end, so that the relay may have it. */
  wasSentWhole = false;
  private readonly transport: Transporter;
  private abort = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    smtpUrl: string,
    private readonly envelope: Envelope,
    private readonly times: DeliveryTimes,
  ) {
    // nodemailer has no event for the final dot, but notes in its log that it has sent a message.
    const info = ({ tnx }: { tnx?: string }) => {
      if (tnx !== "message") return;
      this.wasSentWhole = true;
      this.wait(this.times.finalAnswer);
    };
    this.transport = createTransport({
      url: withSafeLogin(smtpUrl),
      greetingTimeout: times.silence,
      socketTimeout: times.finalAnswer,
      disableUrlAccess: true,
      logger: { info },
    });
  }

  /** Resolves when the relay has taken the message; throws an error that `refusalOf` understands. */
  async send(message: Buffer): Promise<void> {
    this.wasSentWhole = false;
    this.abort = new AbortController();
    this.wait(this.times.silence);
    if (this.isStopping) this.abort.abort();
    const envelope = { ...this.envelope, size: message.length };
    const raw = Readable.from(this.watched(message));
    await this.transport
      .sendMail({ envelope, raw, signal: this.abort.signal })
      .finally(() => clearTimeout(this.timer));
  }

  /** Ends what is being sent: at once, or, where the relay may have it, after its answer or a short wait. */
  stop(): void {
    this.isStopping = true;
    if (this.wasSentWhole) this.wait(this.times.farewell);
    else this.abort.abort();
  }

  /** Each part of a message that is taken shows that the relay is there. */
  private *watched(message: Buffer): Generator<Buffer> {
    for (let start = 0; start < message.length; start += PART_BYTES) {
      this.wait(this.times.silence);
      yield message.subarray(start, start + PART_BYTES);
    }
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.abort.abort(), milliseconds).unref();
  }
}

/** A name and password leave this machine only encrypted: without STARTTLS the relay gets nothing. */
function withSafeLogin(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.username && !isLoopback(url.hostname)) url.searchParams.set("requireTLS", "true");
  return url.href;
}
