import { readdirSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServerOptions } from "@typed-site/server";
import { type MailServer, startMailServer } from "@typed-site/test-support/smtp";
import type { DeliveryTimes } from "../../../packages/enquiries/server/delivery/times";
import type { Limits } from "../../../packages/enquiries/server/endpoint/budgets";
import { states } from "../../../packages/enquiries/server/storage/enquiry";
import { send } from "./send-enquiry";
import { quote, type TestConfig, testServer } from "./server";
import { unlimited } from "./unlimited";

/** The program of a small site's server with enquiries, as a process of its own. */
export const SERVE_ENQUIRIES = path.join(__dirname, "serve-enquiries.ts");

/** Longer than a busy machine may delay a server's answer, after which a mail would be sent twice. */
const times = {
  retry: 200,
  pollEvery: 100,
  sendTimeout: 60_000,
  replyTimeout: 60_000,
};

interface Closable {
  close: () => Promise<unknown>;
}

/** Starts delivering sites and relays, and closes them after each test. */
export function deliveryTest() {
  const open = new Set<Closable>();
  afterEach(async () => {
    for (const one of open) await one.close();
    open.clear();
  });
  const close = async (one: Closable) => {
    open.delete(one);
    await one.close();
  };

  async function startSite(
    smtpUrl: string,
    enquiryFolder?: string,
    config: Partial<TestConfig> = {},
    otherTimes: Partial<DeliveryTimes> = {},
    logger: ServerOptions["logger"] = false,
    limits: Partial<Limits> = unlimited,
  ): Promise<{ app: FastifyInstance; folder: string }> {
    const { app, folder } = await testServer(
      {
        SMTP_URL: smtpUrl,
        ENQUIRY_FROM: "strona@firma.example",
        ENQUIRY_TO: "zapytania@firma.example",
        ...(enquiryFolder && { ENQUIRY_DIR: enquiryFolder }),
        ...config,
      },
      { deliveryTimes: { ...times, ...otherTimes }, logger, limits },
    );
    open.add(app);
    await app.listen({ port: 0, host: "127.0.0.1" });
    return { app, folder };
  }

  async function startMail(...parameters: Parameters<typeof startMailServer>): Promise<MailServer> {
    const server = await startMailServer(...parameters);
    open.add(server);
    return server;
  }

  return { startSite, startMail, close };
}

/** Sends an enquiry like the page's script; returns its number. */
export async function sendEnquiry(
  app: FastifyInstance,
  values: Record<string, string> = quote,
  headers: Record<string, string> = {},
): Promise<string> {
  return (await send(app, values, headers)).json<{ number: string }>().number;
}

/** Headers of a suspicious enquiry, which may be a bot's. */
export const suspicious = { "sec-fetch-site": "cross-site" };

/** The names of the messages in one state. */
export const namesIn = (folder: string, state: string) =>
  readdirSync(path.join(folder, state)).filter((name) => name.endsWith(".eml"));

/** How many messages are in each state, without the empty ones. */
export const statesOf = (folder: string) =>
  Object.fromEntries(
    states
      .map((state) => [state, namesIn(folder, state).length] as const)
      .filter(([, count]) => count > 0),
  );

/** Whether this many messages are sent, and no others are left. */
export const allSent = (folder: string, sent: number) => () =>
  JSON.stringify(statesOf(folder)) === JSON.stringify({ sent });
