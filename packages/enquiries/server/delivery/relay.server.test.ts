import type { Socket } from "node:net";
import { LEAST_RATE } from "@typed-site/server/browser";
import { until } from "@typed-site/test-support/smtp";
import { allSent, deliveryTest, sendEnquiry, statesOf } from "../../testing/delivery";
import { quote } from "../../testing/server";
import { Relay } from "./relay";
import { deliveryTimes } from "./times";

const { startSite, startMail } = deliveryTest();
const envelope = { from: "strona@firma.example", to: "biuro@firma.example" };
const message = Buffer.from("Subject: x\r\n\r\nx\r\n");

/** A relay that would take a password in clear, and tells whether it was given one. */
async function carelessRelay() {
  const seen = { logins: 0, connections: 0 };
  const mail = await startMail({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      seen.connections += 1;
      done();
    },
    onAuth: (_auth, _session, done) => {
      seen.logins += 1;
      done(null, { user: "strona" });
    },
  });
  return { mail, seen };
}

test.each([
  ["strona:haslo@", ""],
  ["strona:haslo@", "?requireTLS=false"],
  ["strona:haslo@", "?ignoreTLS=true"],
  ["strona:haslo@", "?opportunisticTLS=true"],
  // What visitors wrote is no less private than a password.
  ["", ""],
])(
  "another machine without STARTTLS never gets a password or a mail: %s%s",
  async (login, parameters) => {
    const { mail, seen } = await carelessRelay();
    // Leads to this machine, but is not one of its names.
    const relay = new Relay(
      `smtp://${login}${outside}:${mail.port}${parameters}`,
      envelope,
      deliveryTimes,
    );
    await expect(relay.send(message)).rejects.toMatchObject({ code: "ETLS" });
    expect(seen).toEqual({ logins: 0, connections: 1 });
  },
);

/** This machine under a name that does not say so: IPv4 written as IPv6. */
const outside = "[::ffff:127.0.0.1]";

test.each(["onConnect", "onMailFrom", "onRcptTo"] as const)(
  "a relay that resets its connections (%s) is at fault itself: it is asked once for all",
  async (step) => {
    let asked = 0;
    const mail = await startMail({
      [step]: () => {
        asked += 1;
        for (const socket of sockets) socket.resetAndDestroy();
      },
    });
    const sockets = new Set<Socket>();
    mail.server.on("connection", (socket: Socket) => sockets.add(socket));
    const { app, folder } = await startSite(mail.url, undefined, {}, { retry: 60_000 });
    await sendEnquiry(app);
    await sendEnquiry(app, { ...quote, message: "Druga" });
    await until(() => asked > 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect([asked, statesOf(folder)]).toEqual([1, { new: 2 }]);
  },
);

test("a relay that dribbles after a whole message has a whole time for its answer, not only for its silence", async () => {
  const dribbling: ReturnType<typeof setInterval>[] = [];
  const sockets = new Set<Socket>();
  const mail = await startMail({
    onData: (stream) => {
      stream.resume();
      stream.on("end", () => {
        // The beginning of an answer of many lines, which never ends.
        for (const socket of sockets) {
          dribbling.push(setInterval(() => socket.write("250-wait\r\n"), 20));
        }
      });
    },
  });
  mail.server.on("connection", (socket: Socket) => sockets.add(socket));
  const relay = new Relay(mail.url, envelope, { ...deliveryTimes, replyTimeout: 500 });
  await expect(relay.send(message)).rejects.toMatchObject({ name: "AbortError" });
  expect(relay.wasSentWhole).toBe(true);
  for (const timer of dribbling) clearInterval(timer);
});

test("that a message was sent whole is said of the last one alone", async () => {
  let takes = true;
  const mail = await startMail({
    onMailFrom: (_address, _session, done) => done(takes ? undefined : new Error("later")),
  });
  const relay = new Relay(mail.url, envelope, deliveryTimes);
  await relay.send(message);
  expect(relay.wasSentWhole).toBe(true);
  takes = false;
  await expect(relay.send(message)).rejects.toMatchObject({ command: "MAIL FROM" });
  expect(relay.wasSentWhole).toBe(false);
});

test("a message has a second more for what the slowest line brings in one", async () => {
  const mail = await startMail({});
  const timers = jest.spyOn(globalThis, "setTimeout");
  await new Relay(mail.url, envelope, deliveryTimes).send(
    Buffer.concat([message, Buffer.alloc(LEAST_RATE - message.length, "x")]),
  );
  const times = timers.mock.calls.map(([, milliseconds]) => milliseconds);
  timers.mockRestore();
  expect(times).toContain(deliveryTimes.sendTimeout + 1000);
});

test("the relay on this machine does", async () => {
  const { mail, seen } = await carelessRelay();
  const { app, folder } = await startSite(mail.url.replace("//", "//strona:haslo@"));
  await sendEnquiry(app);
  await until(allSent(folder, 1));
  expect(seen.logins).toBe(1);
  expect(statesOf(folder)).toEqual({ sent: 1 });
});
