import type { NodemailerError } from "nodemailer";

/** Why a message was not taken, as far as it decides what happens next. */
export interface Refusal {
  /** What the relay would have refused likewise: only this message, or any. */
  about: "message" | "relay";
  /** Trying the same again is of no use. */
  isFinal: boolean;
  /** The message is larger than the relay takes (RFC 1870, RFC 3463 5.3.4). */
  isTooLarge: boolean;
  /** Nobody but the operator can mend it. */
  needsOperator: boolean;
}

/** SMTP codes of a login that is refused or missing (RFC 4954, 6). */
const LOGIN = [530, 534, 535, 538];

/** Where the disk fails, which is no fault of the relay. */
const FILE_CALLS = ["stat", "open", "read", "rename", "mkdir", "fsync"];

/** Understands the error of a send that failed. */
export function refusalOf(error: unknown): Refusal {
  const given = error as Partial<NodemailerError>;
  const { code, responseCode = 0, response = "", command = "", syscall = "" } = given;
  if (code === "ESTREAM" || FILE_CALLS.includes(syscall)) {
    return { about: "message", isFinal: false, isTooLarge: false, needsOperator: true };
  }
  // The relay told its limit before, so that nothing was sent.
  const isOverLimit = code === "EMESSAGE" && command === "MAIL FROM" && responseCode === 0;
  const isPermanent = responseCode >= 500 || isOverLimit;
  const isLogin = LOGIN.includes(responseCode) || code === "EAUTH" || code === "ETLS";
  // Sender and recipient are the same for all; only what they refuse for good is taken at its word.
  const isAboutMessage =
    (command === "DATA" && responseCode > 0) ||
    (isPermanent && (command === "MAIL FROM" || command === "RCPT TO"));
  if (isLogin || !isAboutMessage || responseCode === 421) {
    return { about: "relay", isFinal: false, isTooLarge: false, needsOperator: isLogin };
  }
  const isTooLarge =
    isOverLimit || responseCode === 552 || responseCode === 523 || /^5\d\d 5\.3\.4/.test(response);
  return { about: "message", isFinal: isPermanent, isTooLarge, needsOperator: isPermanent };
}
