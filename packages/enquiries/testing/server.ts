import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import {
  createServer,
  type ServerConfig,
  serverEnvironment,
  type ServerOptions,
} from "@typed-site/server";
import { folderWith, smallSite, temporaryFolder } from "@typed-site/test-support/site";
import { readEnvironment } from "@typed-site/utils/node";
import {
  addEnquiries,
  type EnquiryConfig,
  enquiryEnvironment,
  type EnquiryOptions,
  enquiryProblems,
} from "../server";
import { unlimited } from "./unlimited";
import { addresses, answerPages, words } from "./words";

export type TestConfig = ServerConfig & EnquiryConfig;

/** The small site with the pages for answers. */
export const tinySite = {
  ...smallSite,
  "index.html": '<meta property="og:url" content="https://firma.example/"><h1>Start</h1>',
  "gdańsk/index.html": "<h1>Gdańsk</h1>",
  ...answerPages,
};

/** The settings of the server with enquiries. */
export const readTestConfig = (variables: Record<string, string | undefined> = {}): TestConfig =>
  readEnvironment({ ...serverEnvironment, ...enquiryEnvironment }, variables, enquiryProblems);

/** A server for a tiny site, with its own folder of enquiries. */
export async function testServer(
  config: Partial<TestConfig> = {},
  options: Partial<ServerOptions & EnquiryOptions> = {},
): Promise<{ app: FastifyInstance; folder: string }> {
  const folder = config.ENQUIRY_DIR ?? temporaryFolder();
  const all: TestConfig = {
    ...readTestConfig(),
    HOST: "127.0.0.1",
    ...config,
    ENQUIRY_DIR: folder,
  };
  const allOptions = {
    logger: false,
    limits: unlimited,
    // A test machine's disk may be nearly full.
    room: { photos: 0, text: 0 },
    ...options,
  };
  const app = await createServer(folderWith(tinySite), all, allOptions, (server, pages) =>
    addEnquiries(server, { pages, config: all, words, addresses }, allOptions),
  );
  return { app, folder };
}

/** Creates a new server before each test of a file; a test may replace it. */
export function freshServer(): { app: FastifyInstance; folder: string } {
  const fresh = {} as Awaited<ReturnType<typeof testServer>>;
  beforeEach(async () => Object.assign(fresh, await testServer()));
  afterEach(() => fresh.app.close());
  return fresh;
}

/** The messages in a state, as text. */
export function messages(folder: string, state: string): string[] {
  const place = path.join(folder, state);
  return readdirSync(place).map((name) => readFileSync(path.join(place, name), "utf8"));
}

/** What a visitor types into the quote form. */
export const quote = {
  form: "quote",
  email: "zofia.zak@łąka.example",
  phone: "600-700-800",
  area: "ok. 8 arów",
  town: "Żukowo",
  service: "Zakładanie ogrodu",
  message: "Dzień dobry,\nproszę o wycenę: żółć, gęślą jaźń.\n.\n--\nZ.",
  consent: "on",
  page: "/",
};
