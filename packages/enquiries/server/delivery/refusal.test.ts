import { refusalCode, refusalOf } from "./refusal";

/** What nodemailer makes of a reply. */
const reply = (command: string, response: string) => ({
  code: command === "DATA" ? "EMESSAGE" : "EENVELOPE",
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each<[string, object]>([
  ["message", reply("DATA", "554 5.7.1 Message rejected as spam")],
  ["message", reply("DATA", "550 Virus found")],
  ["messageForNow", reply("DATA", "451 4.7.1 Greylisted")],
  ["tooLarge", reply("DATA", "552 Message exceeds the size limit")],
  ["tooLarge", reply("MAIL FROM", "552 Message size exceeds fixed maximum")],
  ["tooLarge", reply("RCPT TO", "554 5.3.4 Message too big for system")],
  ["tooLarge", { code: "EMESSAGE", command: "MAIL FROM" }],
  ["box", reply("RCPT TO", "552 5.2.2 Mailbox full")],
  ["box", reply("DATA", "552 5.2.2 Over quota")],
  ["box", reply("DATA", "554-5.2.2 mailbox full")],
  ["box", reply("RCPT TO", "550 5.1.1 User unknown")],
  ["box", reply("RCPT TO", "552 Requested action aborted: exceeded storage")],
  ["box", reply("RCPT TO", "550 No such user here")],
  ["setUp", reply("MAIL FROM", "553 5.7.1 Sender address rejected: not owned by user")],
  ["setUp", reply("RCPT TO", "553 5.7.1 Sender address rejected: not owned by user")],
  ["setUp", reply("RCPT TO", "554 5.7.1 Relay access denied")],
  ["setUp", reply("MAIL FROM", "550 5.1.8 Sender domain does not exist")],
  ["setUp", reply("MAIL FROM", "530 5.7.0 Authentication required")],
  ["setUp", { code: "EAUTH", command: "AUTH", responseCode: 535 }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "ERR_TLS_CERT_ALTNAME_INVALID" }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "ERR_SSL_WRONG_VERSION_NUMBER" }],
  ["setUp", { code: "EDNS", command: "CONN", originalCode: "ENOTFOUND" }],
  ["setUp", { code: "ETLS", command: "STARTTLS" }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "CERT_HAS_EXPIRED" }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "HOSTNAME_MISMATCH" }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "INVALID_CA" }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }],
  ["setUp", { code: "ESOCKET", command: "CONN", originalCode: "ERR_TLS_HANDSHAKE_TIMEOUT" }],
  ["setUp", reply("DATA", "530 No")],
  ["setUp", reply("DATA", "534 No")],
  ["setUp", reply("DATA", "535 No")],
  ["setUp", reply("DATA", "538 No")],
  ["box", reply("DATA", "552 5.2.2 Quota exceeded")],
  ["relay", reply("DATA", "421 Closing")],
  ["message", reply("DATA", "500 No")],
  ["message", reply("RCPT TO", "554 5.6.1 No")],
  ["tooLarge", reply("DATA", "523 No")],
  ["box", reply("RCPT TO", "551 No")],
  ["setUp", reply("RCPT TO", "554 No")],
  ["message", reply("DATA", "554 No")],
  ["relay", { code: "ETIMEDOUT", command: "DATA" }],
  ["relay", reply("RCPT TO", "450 No")],
  ["relay", { code: "EDNS", command: "CONN", originalCode: "EAI_AGAIN" }],
  ["relay", { code: "ESOCKET", command: "CONN", originalCode: "ECONNREFUSED" }],
  ["relay", { code: "ETIMEDOUT", command: "CONN" }],
  ["relay", reply("RCPT TO", "452 4.2.2 Mailbox full for now")],
  ["relay", reply("MAIL FROM", "421 Try later")],
])("whose fault it is: %s for %j", (fault, error) => {
  expect(refusalOf(error)).toBe(fault);
});

/** What real relays say, at the end of the text unless another step is named; most of them at any step. */
test.each<[string, string, string, string?]>([
  // Google
  [
    "limit",
    "Gmail, day's limit",
    "550-5.4.5 Daily user sending limit exceeded. For more information on Gmail\n550-5.4.5 sending limits go to\n550 5.4.5  https://support.google.com/a/answer/166852 x-1.2 - gsmtp",
  ],
  [
    "limit",
    "the same, said to the sender",
    "550 5.4.5 Daily user sending quota exceeded. x - gsmtp",
    "MAIL FROM",
  ],
  [
    "limit",
    "Gmail, too fast",
    "450-4.7.28 Gmail has detected an unusual rate of unsolicited mail.",
  ],
  [
    "setUp",
    "Gmail, no SPF and no DKIM",
    "550-5.7.26 Your email has been blocked because the sender is unauthenticated.\n550 5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.",
  ],
  [
    "setUp",
    "Gmail, DMARC of the own domain",
    "550 5.7.1 Unauthenticated email from firma.pl is not accepted due to domain's DMARC policy.",
  ],
  [
    "box",
    "Gmail, no such box",
    "550-5.1.1 The email account that you tried to reach does not exist.",
  ],
  ["box", "Gmail, full", "552-5.2.2 The recipient's inbox is out of storage space."],
  ["tooLarge", "Gmail, too large", "552-5.3.4 Your message exceeded Google's message size limits."],
  [
    "message",
    "Gmail, a blocked attachment",
    "552-5.7.0 This message was blocked because its content presents a potential\n552 5.7.0 security issue.",
  ],
  // Microsoft
  [
    "setUp",
    "Microsoft 365, send as",
    "554 5.2.252 SendAsDenied; strona@firma.pl not allowed to send as biuro@firma.pl; STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied",
  ],
  [
    "setUp",
    "Microsoft 365, send as, older",
    "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied; Failed to process message",
  ],
  [
    "setUp",
    "Exchange, send as",
    "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
  ],
  [
    "setUp",
    "the same, said to the sender",
    "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
    "MAIL FROM",
  ],
  [
    "limit",
    "Microsoft 365, day's limit",
    "550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
  ],
  [
    "box",
    "Microsoft 365, no such box",
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
    "RCPT TO",
  ],
  [
    "tooLarge",
    "Exchange, more than the box takes",
    "554 5.2.3 STOREDRV.Deliver; message size exceeds mailbox limit",
  ],
  // Postfix, Exim, rspamd and hosters
  [
    "setUp",
    "Postfix, name of the machine",
    "504 5.5.2 <vps>: Helo command rejected: need fully-qualified hostname",
    "RCPT TO",
  ],
  ["setUp", "Postfix, relay", "554 5.7.1 <biuro@firma.pl>: Relay access denied", "RCPT TO"],
  [
    "setUp",
    "Postfix, a list of addresses",
    "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
  ],
  ["setUp", "Exim, no login", "550 Sender address denied: authentication required"],
  [
    "limit",
    "a hoster's limit of an hour",
    "550 5.7.1 Sending limit of 100 messages per hour exceeded",
  ],
  ["limit", "Amazon SES", "454 Throttling failure: Daily message quota exceeded"],
  ["relay", "Postfix, disk full", "452 4.3.1 Insufficient system storage"],
  ["messageForNow", "rspamd, greylisting", "451 4.7.1 Try again later"],
  ["message", "rspamd, spam", "554 5.7.1 Spam message rejected"],
  ["message", "ClamAV", "554 5.7.1 Infected: Eicar-Test-Signature"],
  ["message", "a part that is not allowed", "554 5.6.1 Body type not supported"],
])("%s: %s", (fault, _who, response, command = "DATA") => {
  expect(refusalOf(reply(command, response))).toBe(fault);
});

test("a login that is refused for now is the relay's fault", () => {
  const error = {
    code: "EAUTH",
    command: "AUTH",
    responseCode: 454,
    response: "454 4.7.0 Try later",
  };
  expect(refusalOf(error)).toBe("relay");
});

test.each([
  ["limit", "5.1.90 5.4.5 5.7.28"],
  ["tooLarge", "5.2.3 5.3.4"],
  ["setUp", "5.1.7 5.1.8 5.2.252 5.4.6 5.4.14 5.5.0 5.5.4 5.7.8 5.7.9 5.7.23 5.7.60"],
  ["box", "5.1.1 5.1.2 5.1.3 5.1.6 5.1.10 5.2.1 5.2.2 5.2.4 5.4.1 5.4.4"],
  ["message", "5.6.0 5.6.1 5.7.1 5.7.0"],
])("%s by its code alone: %s", (fault, codes) => {
  const found = codes.split(" ").map((code) => refusalOf(reply("DATA", `554 ${code} No`)));
  expect(new Set(found)).toEqual(new Set([fault]));
});

test.each([
  ["tooLarge", ["size", "too large", "too big"]],
  ["limit", ["limit exceeded", "quota reached", "exceeded the limit", "throttled", "too many"]],
  ["limit", ["Rate limit exceeded", "Too many", "THROTTLED"]],
  ["setUp", ["SPF", "DKIM", "DMARC", "authentication", "relaying denied", "relay access denied"]],
  ["setUp", ["sender rejected", "sender address denied", "not allowed", "not owned"]],
  ["setUp", ["not permitted", "permission", "suspended", "blocked by", "blocklist", "blacklisted"]],
  ["message", ["resized", "unlimited", "spf_pass", "Virus", "rejected"]],
])("%s by its words alone: %j", (fault, all) => {
  const found = all.map((words) => refusalOf(reply("DATA", `554 5.7.1 The ${words} one`)));
  expect(new Set(found)).toEqual(new Set([fault]));
});

test.each([
  ["5.7.1", "554-5.7.1 Spam"],
  ["4.7.1", "451 4.7.1 Later"],
  ["554", "554 Spam 5.7.1"],
])("two refusals are alike by %s: %s", (code, response) => {
  expect(refusalCode(reply("DATA", response))).toBe(code);
});
