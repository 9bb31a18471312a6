import { createTransport, type Transporter } from "nodemailer";
import { LEAST_RATE } from "@typed-site/server/browser";
import { smtpWithTls } from "@typed-site/utils/node";
import type { Envelope } from "./compose";
import type { DeliveryTimes } from "./times";

/** The SMTP relay that takes the company's mail. */
export class Relay {
  /** Whether the last message was sent to its end, so the relay may have accepted it. */
  wasSentWhole = false;
  private readonly transport: Transporter;
  private readonly ending = new AbortController();
  /** Ends the sending of a message that takes too long. */
  private sending: AbortController | undefined;

  constructor(
    smtpUrl: string,
    private readonly envelope: Envelope,
    private readonly times: DeliveryTimes,
  ) {
    // nodemailer has no event for the final dot, but it logs that a message was sent.
    const info = ({ tnx }: { tnx?: string }) => {
      if (tnx !== "message") return;
      this.wasSentWhole = true;
      // A reply that dribbles is never silent.
      const { sending } = this;
      setTimeout(() => sending?.abort(), times.replyTimeout).unref();
    };
    this.transport = createTransport({
      url: smtpWithTls(smtpUrl),
      greetingTimeout: times.sendTimeout,
      socketTimeout: times.replyTimeout,
      disableUrlAccess: true,
      logger: { info },
    });
  }

  /** Resolves when the relay has accepted the message. @throws an error for `refusalOf` */
  async send(message: Buffer): Promise<void> {
    this.wasSentWhole = false;
    const envelope = { ...this.envelope, size: message.length };
    const sending = new AbortController();
    this.sending = sending;
    const most = this.times.sendTimeout + (message.length / LEAST_RATE) * 1000;
    setTimeout(() => this.wasSentWhole || sending.abort(), most).unref();
    const signal = AbortSignal.any([this.ending.signal, sending.signal]);
    await this.transport.sendMail({ envelope, raw: message, signal });
  }

  /** Aborts sending: at once, or, if the relay may have accepted the message, after a short wait for its reply. */
  stop(): void {
    const wait = this.wasSentWhole ? this.times.stopTimeout : 0;
    setTimeout(() => this.ending.abort(), wait).unref();
  }
}
