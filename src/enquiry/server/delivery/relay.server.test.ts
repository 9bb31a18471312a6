import {
  allSent,
  deliveryTest,
  sendEnquiry,
  statesOf,
} from "../../../../e2e/support/server/delivery";
import { until } from "../../../../e2e/support/server/smtp";
import { Relay } from "./relay";

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

test.each(["", "?requireTLS=false", "?ignoreTLS=true", "?opportunisticTLS=true"])(
  "another machine without STARTTLS never gets name and password%s",
  async (parameters) => {
    const { mail, seen } = await carelessRelay();
    // Leads to this machine, but is not one of its names.
    const relay = new Relay(`smtp://strona:haslo@${outside}:${mail.port}${parameters}`, envelope, {
      silence: 60_000,
      finalAnswer: 60_000,
      farewell: 60_000,
    });
    await expect(relay.send(message, message.length)).rejects.toMatchObject({ code: "ETLS" });
    expect(seen).toEqual({ logins: 0, connections: 1 });
  },
);

/** This machine under a name that does not say so: IPv4 written as IPv6. */
const outside = "[::ffff:127.0.0.1]";

test("the relay on this machine does", async () => {
  const { mail, seen } = await carelessRelay();
  const { app, folder } = await startSite(mail.url.replace("//", "//strona:haslo@"));
  await sendEnquiry(app);
  await until(allSent(folder, 1));
  expect(seen.logins).toBe(1);
  expect(statesOf(folder)).toEqual({ sent: 1 });
});
