import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { EnquiryOptions } from "../../../packages/enquiries/server";
import { readConfig, type ServerConfig } from "../../../packages/server/config";
import type { ServerOptions } from "../../../packages/server/server";
import { createSiteServer } from "../../../src/server/site-server";
import { emptyFacts, folderWith, temporaryFolder } from "./site";
import { unlimited } from "./unlimited";

/** The pages needed for answers, reduced to what tests look at. */
export const tinySite = {
  "index.html": "<h1>Start</h1>",
  "404.html": "<h1>Nie ma</h1>",
  "dziekujemy/index.html":
    "<h1>Dziękujemy</h1><p>Numer: <b data-enquiry-number>–</b></p>" +
    '<p data-without-photos hidden="">Bez zdjęć</p>',
  "nie-wyslano/index.html": "<h1>Nie wysłano</h1><p>+48 500 100 200</p>",
  ...emptyFacts,
};

/** A server for a tiny site, with its own Maildir. */
export async function testServer(
  config: Partial<ServerConfig> = {},
  options: Partial<ServerOptions & EnquiryOptions> = {},
): Promise<{ app: FastifyInstance; folder: string }> {
  const folder = config.ENQUIRY_DIR ?? temporaryFolder();
  const app = await createSiteServer(
    { ...readConfig({}), HOST: "127.0.0.1", ...config, ENQUIRY_DIR: folder },
    {
      publicFolder: folderWith(tinySite),
      logger: false,
      limits: unlimited,
      // A test machine's disk may be nearly full.
      room: { photos: 0, text: 0 },
      ...options,
    },
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
