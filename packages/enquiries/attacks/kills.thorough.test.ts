import { once } from "node:events";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { temporaryFolder } from "@typed-site/test-support/site";
import { startMailServer, until } from "@typed-site/test-support/smtp";
import { SERVE_ENQUIRIES, statesOf } from "../testing/delivery";
import { formRequest } from "../testing/send-enquiry";
import { quote } from "../testing/server";
import { addresses } from "../testing/words";

/** Sends an enquiry; undefined if the server is killed before it answers. */
async function send(url: string): Promise<string | undefined> {
  const { headers, payload: body } = await formRequest({ ...quote, key: "k" });
  const post = { method: "POST", headers: { ...headers, accept: "application/json" }, body };
  const answer = await fetch(url + addresses.endpoint, post).catch(() => undefined);
  return ((await answer?.json().catch(() => ({}))) as { number?: string } | undefined)?.number;
}

test.each([
  ["before writing", 1],
  ["after writing", 1],
  ["before moving to new", 1],
  ["after moving to new", 1],
  // Nothing on disk says yet that the relay has it; mail programs show it once.
  ["before moving to sent", 2],
  ["after moving to sent", 1],
])(
  "kill -9 %s: sent again by a visitor who read no answer, the enquiry is mailed, %d time(s)",
  async (step, times) => {
    const mail = await startMailServer();
    const environment = { ENQUIRY_DIR: temporaryFolder(), ...mail.settings };
    const killed = await startServerProcess(SERVE_ENQUIRIES, { ...environment, STOP_AT: step });
    const exit = once(killed.process, "exit");
    const answer = send(killed.url);
    await killed.printed(step);
    killed.process.kill("SIGKILL");
    await exit;
    const server = await startServerProcess(SERVE_ENQUIRIES, environment);
    const number = (await answer) ?? (await send(server.url));
    await until(() => JSON.stringify(statesOf(environment.ENQUIRY_DIR)) === '{"sent":1}');
    server.process.kill();
    await once(server.process, "exit");
    expect(mail.mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: times }, () => expect.stringContaining(number ?? "none") as string),
    );
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
    await mail.close();
  },
);
