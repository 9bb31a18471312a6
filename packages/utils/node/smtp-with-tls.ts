import { isLoopback } from "./is-loopback";

/**
 * The address of a mail relay, for nodemailer: what is mailed, and the password for it, leaves this machine only encrypted,
 * so a relay elsewhere must offer STARTTLS, whatever the address says.
 */
export function smtpWithTls(address: string): string {
  const url = new URL(address);
  if (!isLoopback(url.hostname)) url.searchParams.set("requireTLS", "true");
  return url.href;
}
