import type { NodemailerError } from "nodemailer";

/**
 * What follows from a message that was not sent: `tooLarge` it goes without photos; it is `final`;
 * only this `message` is tried later; the `relay` is, with any message; or the operator has to mend a `login`.
 */
export type Refusal = "tooLarge" | "final" | "message" | "relay" | "login";

/** SMTP codes of a login that is refused or missing (RFC 4954, 6). */
const LOGIN = [530, 534, 535, 538];
/** The message is larger than the relay takes (RFC 1870, RFC 4468). */
const TOO_LARGE = [552, 523];

/** Understands the error of a send that failed. */
export function refusalOf(error: unknown): Refusal {
  const { code, responseCode = 0, response, command, syscall } = error as Partial<NodemailerError>;
  if (LOGIN.includes(responseCode) || code === "EAUTH" || code === "ETLS") return "login";
  // The disk fails, which is no fault of the relay.
  if (syscall && !command) return "message";
  const isAboutMessage = ["MAIL FROM", "RCPT TO", "DATA"].includes(command ?? "");
  if (!isAboutMessage || responseCode === 421) return "relay";
  // The relay told its limit before, so that nothing was sent, and there is no code (nodemailer).
  if (code === "EMESSAGE" && command === "MAIL FROM" && responseCode === 0) return "tooLarge";
  if (responseCode >= 500) {
    const isTooLarge = TOO_LARGE.includes(responseCode) || /^5\d\d 5\.3\.4/.test(response ?? "");
    return isTooLarge ? "tooLarge" : "final";
  }
  return command === "DATA" && responseCode > 0 ? "message" : "relay";
}
