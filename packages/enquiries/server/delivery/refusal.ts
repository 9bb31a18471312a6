import type { NodemailerError } from "nodemailer";

/**
 * Whose fault it is that a message was not sent, and so what to do with it.
 *
 * - `tooLarge`: the message's, for its photos: send it without them.
 * - `message`: its own: give it up, since no later attempt would help.
 * - `messageForNow`: its own, but the relay asks to try it later.
 * - `relay`: the relay is down or busy: try all messages later.
 * - `box`: the recipient's mail box is full or gone: all messages wait until somebody mends it.
 * - `setUp`: the operator's settings (login, sender, host, certificate): the same.
 */
export type Refusal = "tooLarge" | "message" | "messageForNow" | "relay" | "box" | "setUp";

/** What nodemailer says of a failed attempt; its types leave out `originalCode`, Node's or OpenSSL's own. */
type SendError = Partial<NodemailerError> & { originalCode?: string };

/** Reply codes for a login that is refused or missing (RFC 4954, 6) … */
const LOGIN = [530, 534, 535, 538];
/** … for a message larger than the relay accepts (RFC 1870, RFC 4468) … */
const TOO_LARGE = [552, 523];
/** … and what a mail box has to do with it, says the enhanced code (RFC 3463, 3.2 and 3.3). */
const BOX = /^5\d\d[ -]5\.[12]\.\d/;

/** No host of that name, no TLS at that port, or a certificate that is old, unknown or another host's. */
const WRONG_HOST =
  /^ENOTFOUND$|CERT|^ERR_SSL_|^ERR_TLS_|^UNABLE_TO_|^INVALID_CA$|^HOSTNAME_MISMATCH$/;

/** Classifies the error of a failed `Relay.send`. */
export function refusalOf(error: unknown): Refusal {
  const { code, originalCode = "", responseCode = 0, response = "", command } = error as SendError;
  if (LOGIN.includes(responseCode) || code === "EAUTH" || code === "ETLS") return "setUp";
  if (WRONG_HOST.test(originalCode)) return "setUp";
  if (!isStep(command) || responseCode === 421) return "relay";
  // nodemailer itself compared the size with the relay's limit, so there is no reply code.
  if (code === "EMESSAGE" && command === "MAIL FROM" && responseCode === 0) return "tooLarge";
  if (responseCode >= 500) return refusalForGood(command, responseCode, response);
  return command === "DATA" && responseCode > 0 ? "messageForNow" : "relay";
}

const STEPS = ["MAIL FROM", "RCPT TO", "DATA"] as const;

const isStep = (command: string | undefined): command is (typeof STEPS)[number] =>
  (STEPS as readonly (string | undefined)[]).includes(command);

/** Sender and recipient are the same for all messages, so only what comes after them can be a message's own fault. */
function refusalForGood(
  step: (typeof STEPS)[number],
  responseCode: number,
  response: string,
): Refusal {
  if (/^5\d\d[ -]5\.3\.4/.test(response)) return "tooLarge";
  if (step !== "MAIL FROM" && BOX.test(response)) return "box";
  if (TOO_LARGE.includes(responseCode)) return step === "RCPT TO" ? "box" : "tooLarge";
  if (step === "DATA") return "message";
  return step === "RCPT TO" && [550, 551].includes(responseCode) ? "box" : "setUp";
}
