import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { createTransport, type Transporter } from "nodemailer";
import { isLoopback } from "../is-loopback";
import type { Envelope } from "./compose";

/** Milliseconds for which the relay may be silent. */
export interface Patience {
  /** Until it takes the message, and between two parts of the message. */
  silence: number;
  /** For its answer to the whole message (RFC 5321, 4.5.3.2.6: ten minutes). */
  finalAnswer: number;
  /** For that answer where the server is asked to stop. */
  farewell: number;
}

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
    private readonly patience: Patience,
  ) {
    // nodemailer has no event for the final dot, but notes in its log that it has sent a message.
    const info = ({ tnx }: { tnx?: string }) => {
      if (tnx !== "message") return;
      this.wasSentWhole = true;
      this.wait(this.patience.finalAnswer);
    };
    this.transport = createTransport({
      url: withSafeLogin(smtpUrl),
      greetingTimeout: patience.silence,
      socketTimeout: patience.finalAnswer,
      disableUrlAccess: true,
      logger: { info },
    });
  }

  /**
   * Resolves when the relay has taken the message.
   * @param raw the path of a file, or what it would hold
   * @throws the file system's error or nodemailer's, which `refusalOf` understands
   */
  async send(raw: string | Buffer): Promise<void> {
    this.wasSentWhole = false;
    const size = typeof raw === "string" ? (await stat(raw)).size : raw.length;
    this.abort = new AbortController();
    this.wait(this.patience.silence);
    if (this.isStopping) this.abort.abort();
    const message = Readable.from(this.watched(raw));
    try {
      await this.transport.sendMail({
        envelope: { ...this.envelope, size },
        raw: message,
        signal: this.abort.signal,
      });
    } finally {
      clearTimeout(this.timer);
      message.destroy();
    }
  }

  /** Ends what is being sent: at once, or, where the relay may have it, after its answer or a short wait. */
  stop(): void {
    this.isStopping = true;
    if (this.wasSentWhole) this.wait(this.patience.farewell);
    else this.abort.abort();
  }

  /** A message; each part of it that is taken shows that the relay is there. */
  private async *watched(raw: string | Buffer): AsyncGenerator<Buffer> {
    // Opened only here: nobody would hear of a file that is gone.
    for await (const chunk of Buffer.isBuffer(raw) ? [raw] : createReadStream(raw)) {
      this.wait(this.patience.silence);
      yield chunk as Buffer;
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
