import type { NodemailerError } from "nodemailer";

/**
 * Whose fault it is that a message was not sent, and so what to do with it.
 *
 * - `tooLarge`: the message's, for its photos: send it without them.
 * - `message`: its own: give it up, since no later attempt would help.
 * - `messageForNow`: its own, but the relay asks to try it later.
 * - `relay`: the relay is down or busy: try all messages later.
 * - `limit`: the account has sent as much as it may: all messages wait until it may again.
 * - `box`: the recipient's mail box is full or gone: all messages wait until somebody mends it.
 * - `setUp`: the operator's settings (login, sender, host, certificate) or the domain's (SPF, DKIM, DMARC): the same.
 */
export type Refusal =
  | "tooLarge"
  | "message"
  | "messageForNow"
  | "relay"
  | "limit"
  | "box"
  | "setUp";

/** What nodemailer says of a failed attempt; its types leave out `originalCode`, Node's or OpenSSL's own. */
type SendError = Partial<NodemailerError> & { originalCode?: string };

/** Reply codes for a login that is refused or missing (RFC 4954, 6). */
const LOGIN = [530, 534, 535, 538];

/** No host of that name, no TLS at that port, or a certificate that is old, unknown or another host's. */
const WRONG_HOST =
  /^ENOTFOUND$|CERT|^ERR_SSL_|^ERR_TLS_|^UNABLE_TO_|^INVALID_CA$|^HOSTNAME_MISMATCH$/;

/**
 * Whose fault a reply is, by its enhanced code (RFC 3463 and IANA's list; 5.1.90, 5.2.252 and 5.7.57 upwards are
 * Microsoft's, 5.4.5 with this meaning and 5.7.25 upwards Google's). Relays give the same code at any step.
 */
const BY_ENHANCED_CODE: readonly [RegExp, Refusal][] = [
  [/^(5\.1\.90|5\.4\.5|[45]\.7\.28)$/, "limit"],
  [/^5\.(2\.3|3\.4)$/, "tooLarge"],
  // 5.2.252: the login may not send as From.
  [/^5\.(1\.[78]|2\.252|4\.(6|14)|5\.\d+|7\.([89]|\d{2,}))$/, "setUp"],
  [/^5\.(1\.(1|2|3|6|10)|2\.[124]|4\.[14])$/, "box"],
  [/^5\.6\./, "message"],
  [/^4\.3\./, "relay"],
];

/** The same by its words, where its code says only that something is forbidden, or nothing. */
const BY_WORDS: readonly [RegExp, Refusal][] = [
  [/\bsize\b|too (?:large|big)/i, "tooLarge"],
  [
    /(?:limit|quota|rate)\b.*\b(?:exceed|reach)|\bexceed\w* .*\b(?:limit|quota)|throttl|too many/i,
    "limit",
  ],
  [
    /SendAsDenied|\b(?:SPF|DKIM|DMARC)\b|authenticat|relay\w* (?:access )?denied|sender (?:address )?(?:rejected|denied)|not (?:allowed|owned|permitted)|permission|suspended|blocked (?:using|by)|block ?list|blacklist/i,
    "setUp",
  ],
];

/** The enhanced code of a reply, or where it has none its reply code: what two refusals that are alike share. */
export function refusalCode(error: unknown): string {
  const { response = "", responseCode = 0 } = error as SendError;
  const [, enhanced] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return enhanced ?? String(responseCode);
}

/** Classifies the error of a failed `Relay.send`. */
export function refusalOf(error: unknown): Refusal {
  const { code, originalCode = "", responseCode = 0, response = "", command } = error as SendError;
  const isForNow = responseCode >= 400 && responseCode < 500;
  if (LOGIN.includes(responseCode) || code === "ETLS") return "setUp";
  if (code === "EAUTH") return isForNow ? "relay" : "setUp";
  if (WRONG_HOST.test(originalCode)) return "setUp";
  if (!isStep(command) || responseCode === 421) return "relay";
  // nodemailer itself compared the size with the relay's limit, so there is no reply code.
  if (code === "EMESSAGE" && command === "MAIL FROM" && responseCode === 0) return "tooLarge";
  if (responseCode === 0) return "relay";
  const enhanced = refusalCode(error);
  const known = BY_ENHANCED_CODE.find(([codes]) => codes.test(enhanced))?.[1];
  const said = BY_WORDS.find(([words]) => words.test(response))?.[1];
  if (isForNow) {
    const all = known ?? (said === "limit" ? said : undefined);
    return all ?? (command === "DATA" ? "messageForNow" : "relay");
  }
  return known ?? said ?? byStep(command, responseCode, enhanced);
}

const STEPS = ["MAIL FROM", "RCPT TO", "DATA"] as const;

const isStep = (command: string | undefined): command is (typeof STEPS)[number] =>
  (STEPS as readonly (string | undefined)[]).includes(command);

/** Sender and recipient are the same for all messages, so only what comes after them can be a message's own fault. */
function byStep(step: (typeof STEPS)[number], responseCode: number, enhanced: string): Refusal {
  // Messages larger than the relay takes (RFC 1870, RFC 4468), or a box without room (RFC 5321).
  const isAboutSize = [552, 523].includes(responseCode) && !enhanced.startsWith("5.7.");
  if (isAboutSize) return step === "RCPT TO" ? "box" : "tooLarge";
  if (step === "DATA") return "message";
  return step === "RCPT TO" && [550, 551].includes(responseCode) ? "box" : "setUp";
}
