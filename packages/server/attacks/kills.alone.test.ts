import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { statesOf } from "../../../e2e/support/server/delivery";
import { formRequest } from "../../../e2e/support/server/send-enquiry";
import { quote, tinySite } from "../../../e2e/support/server/server";
import { startServerProcess } from "../../../e2e/support/server/server-process";
import { folderWith, temporaryFolder } from "../../../e2e/support/server/site";
import { startMailServer, until } from "../../../e2e/support/server/smtp";

const KILLS = 4;

test("kill -9 at random moments under load: what was confirmed is mailed, at most one twice for each kill", async () => {
  const mail = await startMailServer();
  const environment = {
    ENQUIRY_DIR: temporaryFolder(),
    PUBLIC_DIR: folderWith(tinySite),
    SMTP_URL: mail.url,
  };
  const confirmed: string[] = [];
  const send = async (url: string, message: string) => {
    const { headers, payload: body } = await formRequest({ ...quote, message });
    const post = { method: "POST", headers: { ...headers, accept: "application/json" }, body };
    const answer = await fetch(`${url}/api/zapytanie`, post);
    confirmed.push(((await answer.json()) as { number: string }).number);
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServerProcess(environment);
    const exit = once(server.process, "exit");
    const visitor = async (name: number) => {
      for (let time = 0; server.process.exitCode === null && !server.process.killed; time++) {
        await send(server.url, `${kill} ${name} ${time}`).catch(() => undefined);
        // As many messages as can be mailed in that time.
        await sleep(300);
      }
    };
    const visitors = [1, 2, 3].map(visitor);
    // After a kill a new owner waits some ten seconds, so that some kills happen during sending.
    await sleep(kill % 2 === 0 ? Math.random() * 2000 : 11_000 + Math.random() * 2000);
    server.process.kill("SIGKILL");
    await Promise.all([exit, ...visitors]);
  }
  const last = await startServerProcess(environment);
  const left = () => statesOf(environment.ENQUIRY_DIR).new ?? 0;
  await until(() => left() === 0).finally(() => last.process.kill());
  await once(last.process, "exit");
  const subjects = mail.mails.map(({ subject = "" }) => subject);
  const times = confirmed.map((number) => subjects.filter((subject) => subject.includes(number)));
  expect(confirmed.length).toBeGreaterThan(KILLS);
  expect(times.filter(({ length }) => length === 0)).toEqual([]);
  expect(times.filter(({ length }) => length > 2)).toEqual([]);
  expect(times.filter(({ length }) => length === 2).length).toBeLessThanOrEqual(KILLS);
  await mail.close();
}, 300_000);
