import type { NodemailerError } from "nodemailer";

/**
 * What to do with a message that was not sent. `tooLarge`: send it without photos; `final`: give up; `message`: try
 * it later; `relay`: try all messages later; `login`: the same, but the operator has to help.
 */
export type Refusal = "tooLarge" | "final" | "message" | "relay" | "login";

/** Reply codes for a login that is refused or missing (RFC 4954, 6) … */
const LOGIN = [530, 534, 535, 538];
/** … and for a message larger than the relay accepts (RFC 1870, RFC 4468). */
const TOO_LARGE = [552, 523];

/** Classifies the error of a failed `Relay.send`. */
export function refusalOf(error: unknown): Refusal {
  const { code, responseCode = 0, response, command } = error as Partial<NodemailerError>;
  if (LOGIN.includes(responseCode) || code === "EAUTH" || code === "ETLS") return "login";
  const isAboutMessage = ["MAIL FROM", "RCPT TO", "DATA"].includes(command ?? "");
  if (!isAboutMessage || responseCode === 421) return "relay";
  // nodemailer itself compared the size with the relay's limit, so there is no reply code.
  if (code === "EMESSAGE" && command === "MAIL FROM" && responseCode === 0) return "tooLarge";
  if (responseCode >= 500) {
    const isTooLarge = TOO_LARGE.includes(responseCode) || /^5\d\d 5\.3\.4/.test(response ?? "");
    return isTooLarge ? "tooLarge" : "final";
  }
  return command === "DATA" && responseCode > 0 ? "message" : "relay";
}
