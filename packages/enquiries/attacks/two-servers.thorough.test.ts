import { once } from "node:events";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { temporaryFolder } from "@typed-site/test-support/site";
import { startMailServer, until } from "@typed-site/test-support/smtp";
import { allSent, SERVE_ENQUIRIES } from "../testing/delivery";
import { formRequest } from "../testing/send-enquiry";
import { quote } from "../testing/server";
import { addresses } from "../testing/words";

/** Sends an enquiry; its number, or undefined where none was confirmed. */
async function send(url: string, message: string): Promise<string | undefined> {
  const { headers, payload: body } = await formRequest({ ...quote, message });
  const post = { method: "POST", headers: { ...headers, accept: "application/json" }, body };
  const answer = await fetch(url + addresses.endpoint, post).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return ((await answer.json()) as { number: string }).number;
}

test("two servers over one folder, one of them stopped and killed: all that was confirmed is mailed", async () => {
  const mail = await startMailServer();
  const environment = { ENQUIRY_DIR: temporaryFolder(), ...mail.settings };
  const first = await startServerProcess(SERVE_ENQUIRIES, environment);
  const second = await startServerProcess(SERVE_ENQUIRIES, environment);
  const sendTo = (url: string, name: string) =>
    Promise.all(Array.from({ length: 10 }, (_none, count) => send(url, `${name} ${count}`)));

  const atOnce = await Promise.all([sendTo(first.url, "first"), sendTo(second.url, "second")]);
  first.process.kill("SIGSTOP");
  const whileStopped = await sendTo(second.url, "while the first is stopped");
  const exit = once(first.process, "exit");
  first.process.kill("SIGKILL");
  await exit;
  const later = await sendTo(second.url, "later");

  const numbers = [...atOnce.flat(), ...whileStopped, ...later];
  expect(new Set(numbers).size).toBe(40);
  expect(numbers).not.toContain(undefined);
  await until(allSent(environment.ENQUIRY_DIR, 40));
  second.process.kill();
  await once(second.process, "exit");
  // What both have sent has one id: mail programs show it once.
  const mails = new Map(mail.mails.map((one) => [one.messageId, one]));
  const mailed = [...mails.values()].map(({ subject }) => /\d\d-\w{6}/.exec(subject ?? "")?.[0]);
  expect(mailed.sort()).toEqual(numbers.sort());
  await mail.close();
});
