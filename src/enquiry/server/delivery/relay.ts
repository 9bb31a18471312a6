import { createTransport, type Transporter } from "nodemailer";
import { isLoopback } from "../is-loopback";
import type { Envelope } from "./compose";

/** The SMTP relay that takes the company's mail. */
export class Relay {
  private readonly transport: Transporter;

  /** @param silence milliseconds without a byte after which a connection is given up */
  constructor(
    smtpUrl: string,
    private readonly envelope: Envelope,
    silence: number,
  ) {
    this.transport = createTransport({
      url: withSafeLogin(smtpUrl),
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      disableUrlAccess: true,
    });
  }

  /**
   * Resolves when the relay has taken the message.
   * @param raw a file, or what it would hold
   * @param size in bytes
   * @throws nodemailer's error, which `refusalOf` understands
   */
  async send(raw: { path: string } | Buffer, size: number): Promise<void> {
    await this.transport.sendMail({ envelope: { ...this.envelope, size }, raw });
  }

  close(): void {
    this.transport.close();
  }
}

/** A name and password leave this machine only encrypted: without STARTTLS the relay gets nothing. */
function withSafeLogin(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if ((url.username || url.password) && !isLoopback(url.hostname)) {
    url.searchParams.set("requireTLS", "true");
  }
  return url.href;
}
