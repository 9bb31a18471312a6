import { refusalOf } from "./refusal";

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
  ["relay", { code: "EDNS", command: "CONN", originalCode: "EAI_AGAIN" }],
  ["relay", { code: "ESOCKET", command: "CONN", originalCode: "ECONNREFUSED" }],
  ["relay", { code: "ETIMEDOUT", command: "CONN" }],
  ["relay", reply("RCPT TO", "452 4.2.2 Mailbox full for now")],
  ["relay", reply("MAIL FROM", "421 Try later")],
])("whose fault it is: %s for %j", (fault, error) => {
  expect(refusalOf(error)).toBe(fault);
});
