import { type MailServer, startMailServer } from "@typed-site/test-support/smtp";
import { mailOperator } from "./mail-operator";

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: "strona" }),
  });
});
afterEach(() => mail.close());

const sendBy = (host: string) => {
  const smtpUrl = `smtp://strona:haslo@${host}:${mail.port}`;
  return mailOperator({ smtpUrl, from: "strona@example.pl", to: "operator@example.pl" }, "x", "x");
};

test("without STARTTLS only this machine itself gets the password and the mail", async () => {
  // Leads to this machine, but is not one of its names.
  await expect(sendBy("[::ffff:127.0.0.1]")).rejects.toMatchObject({ code: "ETLS" });
  await sendBy("127.0.0.1");
  expect(mail.mails).toHaveLength(1);
});
