import { once } from "node:events";
import type { Server } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { freePort } from "@typed-site/utils/node";

/** A real SMTP server that records what it receives. */
export interface MailServer {
  url: string;
  /** The environment of a server that sends enquiries by it. */
  settings: { SMTP_URL: string; ENQUIRY_FROM: string; ENQUIRY_TO: string };
  port: number;
  mails: ParsedMail[];
  server: Server;
  close: () => Promise<void>;
}

/** Starts a server; `options` make it slow, reject mail or die. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  given?: number,
): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const port = given ?? (await freePort());
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const url = `smtp://127.0.0.1:${port}`;
  const settings = {
    SMTP_URL: url,
    ENQUIRY_FROM: "strona@firma.example",
    ENQUIRY_TO: "zapytania@firma.example",
  };
  return { url, settings, port, mails, server: server.server, close };
}

/** Waits until a condition is true, a little shorter than Jest waits for a test. */
export async function until(isTrue: () => boolean, milliseconds = 100_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error("It did not come true in time.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
