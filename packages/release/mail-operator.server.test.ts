import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type MailServer, startMailServer } from "@typed-site/test-support/smtp";

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: "strona" }),
  });
});
afterEach(() => mail.close());

/** Runs the program as the unit does. */
function tell(settings: NodeJS.ProcessEnv) {
  const words = ["--import", "tsx", require.resolve("./mail-operator"), "It failed"];
  const running = promisify(execFile)(process.execPath, words, {
    env: { PATH: process.env.PATH, OPERATOR_EMAIL: "operator@example.pl", ...settings },
  });
  running.child.stdin?.end("no space left");
  return running;
}
const relay = (host: string) => ({ SMTP_URL: `smtp://strona:haslo@${host}:${mail.port}` });

test("the operator gets what was printed; without STARTTLS by this machine's own relay alone", async () => {
  // Leads to this machine, but is not one of its names.
  await expect(tell(relay("[::ffff:127.0.0.1]"))).rejects.toMatchObject({ code: 1 });
  await tell(relay("127.0.0.1"));
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toMatchObject({ subject: "It failed" });
  expect(mail.mails[0]?.text).toContain("no space left");
  await tell({ ...relay("127.0.0.1"), ENQUIRY_FROM: "strona@example.pl" });
  const senders = mail.mails.map(({ from }) => from?.text);
  expect(senders).toEqual(["operator@example.pl", "strona@example.pl"]);
});

test("without a relay nobody is told, and nothing fails", async () => {
  await tell({});
  expect(mail.mails).toEqual([]);
});
