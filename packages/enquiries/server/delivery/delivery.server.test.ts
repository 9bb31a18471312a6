import { readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { jpeg } from "@typed-site/test-support/photos";
import { type MailServer, startMailServer, until } from "@typed-site/test-support/smtp";
import { fillKnown } from "@typed-site/utils";
import { runCommand } from "../../command";
import {
  allSent,
  deliveryTest,
  sendEnquiry as send,
  statesOf as states,
  suspicious,
} from "../../testing/delivery";
import { sendPhotos } from "../../testing/send-enquiry";
import { quote } from "../../testing/server";
import { unlimited } from "../../testing/unlimited";
import { words } from "../../testing/words";

const { startSite, startMail, close } = deliveryTest();

test("the delivered mail equals what was typed, Polish letters included", async () => {
  const mail = await startMail();
  const { app, folder } = await startSite(mail.url);
  const number = await send(app);
  await until(allSent(folder, 1));
  const [delivered] = mail.mails;
  expect(delivered?.from?.text).toBe("strona@firma.example");
  expect(delivered?.to).toMatchObject({ text: "zapytania@firma.example" });
  expect(delivered?.subject).toBe(`${words.subjects.quote} ${number}: Zakładanie ogrodu, Żukowo`);
  for (const typed of [quote.message, quote.area, quote.town, quote.phone]) {
    expect(delivered?.text).toContain(typed);
  }
});

test("coordinates have a link to a map in the mail; a link stands as it was typed", async () => {
  const mail = await startMail();
  const { app, folder } = await startSite(mail.url);
  await send(app, { ...quote, location: "wjazd: 54.352025, 18.646638" });
  await send(app, { ...quote, location: "https://maps.app.goo.gl/abc" });
  await until(allSent(folder, 2));
  const { labels, map } = words;
  const [placed, unplaced] = mail.mails.map(({ text = "" }) => text);
  const address = fillKnown(map.url, { latitude: "54.352025", longitude: "18.646638" });
  expect(placed).toContain(`${labels.map}: ${address}`);
  expect(unplaced).toContain(`${labels.location}: https://maps.app.goo.gl/abc\n`);
  expect(unplaced).not.toContain(`${labels.map}:`);
});

test("a server that is down: delivered once it is back, once", async () => {
  const gone = await startMailServer();
  await gone.close();
  const { app, folder } = await startSite(gone.url);
  await send(app);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(states(folder).sent).toBeUndefined();
  const back = await startMail({}, gone.port);
  await until(allSent(folder, 1));
  expect(back.mails).toHaveLength(1);
});

test("a slow server gets the mail once", async () => {
  const mail = await startMail({
    onMailFrom: (_address, _session, done) => void setTimeout(done, 300),
    onRcptTo: (_address, _session, done) => void setTimeout(done, 300),
  });
  const { app, folder } = await startSite(mail.url);
  await send(app);
  await until(allSent(folder, 1));
  expect(mail.mails).toHaveLength(1);
});

test.each(["onConnect", "onMailFrom", "onRcptTo"] as const)(
  "a server that is silent at first (%s) is asked again",
  async (step) => {
    let isSilent = true;
    const mail = await startMail({
      [step]: (...given: unknown[]) => {
        if (!isSilent) (given.at(-1) as () => void)();
        isSilent = false;
      },
    });
    const { app, folder } = await startSite(mail.url, undefined, {}, { sendTimeout: 3000 });
    await send(app);
    await until(allSent(folder, 1));
    expect(mail.mails).toHaveLength(1);
  },
);

test("a server that refuses for now gets the mail when it takes it, once", async () => {
  const refusals = [451, 452, 421];
  const mail = await startMail({
    onRcptTo: (_address, _session, done) => {
      const code = refusals.shift();
      done(code ? Object.assign(new Error("No"), { responseCode: code }) : null);
    },
  });
  const { app, folder } = await startSite(mail.url);
  await send(app);
  await until(allSent(folder, 1));
  expect(mail.mails).toHaveLength(1);
  expect(refusals).toEqual([]);
});

test("a server that dies in the middle of a message: delivered when it is back, once", async () => {
  let die: () => Promise<void>;
  const dead = new Promise((resolve) => (die = async () => resolve(await dying.close())));
  const dying: MailServer = await startMailServer({
    onData: (stream) => {
      stream.once("data", () => void die());
      stream.on("error", () => undefined);
    },
  });
  const { app, folder } = await startSite(dying.url);
  const photoless = { ...quote, message: "Długa wiadomość. ".repeat(100) };
  await send(app, photoless);
  await dead;
  expect([dying.mails.length, states(folder).sent]).toEqual([0, undefined]);
  const back = await startMail({}, dying.port);
  await until(allSent(folder, 1));
  expect(back.mails).toHaveLength(1);
});

test("after a restart what was being sent is sent, under the same Message-ID", async () => {
  const mail = await startMail();
  const first = await startSite(mail.url);
  await send(first.app);
  await until(allSent(first.folder, 1));
  await close(first.app);
  const [name = ""] = readdirSync(path.join(first.folder, "sent"));
  renameSync(path.join(first.folder, "sent", name), path.join(first.folder, "new", name));
  await startSite(mail.url, first.folder);
  await until(allSent(first.folder, 1));
  expect(mail.mails).toHaveLength(2);
  expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test("of what waits, people's enquiries are sent before those that a bot may have sent", async () => {
  const gone = await startMailServer();
  await gone.close();
  const first = await startSite(gone.url);
  await send(first.app, { ...quote, message: "Od automatu" }, suspicious);
  await send(first.app, { ...quote, message: "Od człowieka" });
  await close(first.app);
  const mail = await startMail();
  await startSite(mail.url, first.folder);
  await until(allSent(first.folder, 2));
  const texts = mail.mails.map(({ text }) => /Od \S+/.exec(text ?? "")?.[0]);
  expect(texts).toEqual(["Od człowieka", "Od automatu"]);
});

test("the operator lists, shows, sends again and deletes enquiries while the server runs", async () => {
  const mail = await startMail();
  const { app, folder } = await startSite(mail.url);
  const number = await send(app, { ...quote, website: "x" }, suspicious);
  expect(await runCommand(folder, [])).toMatch(new RegExp(`^${number} {2}20.*Z {2}review$`));
  expect(await runCommand(folder, ["show", number])).toContain("Message-ID:");
  await runCommand(folder, ["resend", number]);
  await until(allSent(folder, 1));
  expect(mail.mails).toHaveLength(1);
  await runCommand(folder, ["delete", number]);
  expect(await runCommand(folder, [])).toBe("There are no enquiries.");
  await expect(runCommand(folder, ["show", number])).rejects.toThrow(`no enquiry ${number}`);
  await expect(runCommand(folder, ["burn"])).rejects.toThrow("lists all enquiries");
});

test("beyond a day's photos the mails go out without theirs, and say so", async () => {
  const mail = await startMail();
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  // Less than one mail's bytes, and more than any other count of it.
  const limits = { ...unlimited, mailedPhotoBytes: photo.content.length };
  const { app, folder } = await startSite(mail.url, undefined, {}, {}, false, limits);
  for (const message of ["Pierwsza", "Druga"]) {
    await sendPhotos(app, [photo], { ...quote, message });
  }
  await until(allSent(folder, 2));
  const [first, second] = mail.mails;
  expect(first?.attachments).toHaveLength(1);
  expect(second?.attachments).toEqual([]);
  const [, number = ""] = /(\d\d-[0-9A-Z]{6})/.exec(second?.subject ?? "") ?? [];
  expect(second?.text).toContain(fillKnown(words.withoutPhotos, { number }));
});
