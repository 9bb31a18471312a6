import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import {
  addEnquiries,
  enquiryEnvironment,
  readableMessage,
  Spool,
} from "@typed-site/enquiries/server";
import { readEnvironment } from "@typed-site/utils/node";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { readMailWords } from "./mail-words";

/** Where `gatsby develop` keeps enquiries, apart from real ones. */
const FOLDER = ".develop/enquiries";

/** What the endpoint logs of an enquiry. */
interface LogLine {
  msg: string;
  enquiry?: string;
  status?: number;
  rules?: string[];
}

/** Nothing is built in develop, so without a script the answers are empty pages. */
const noPages = {
  html: () => Promise.resolve(undefined),
  pageOrHome: (page: string) => page,
};

/** Answers a request of a server that is not Fastify's. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The real endpoint for enquiries, for `gatsby develop`: it keeps them in `.develop/enquiries`, and prints their mails
 * instead of sending them.
 * @param print gets each mail, and for what an enquiry was refused
 * @param folder where they are kept
 */
export function developEndpoint(print: (text: string) => void, folder = FOLDER): Handler {
  let starting: Promise<FastifyInstance> | undefined;
  return async (request, response) => {
    starting ??= startEndpoint(print, folder);
    (await starting).routing(request, response);
  };
}

async function startEndpoint(
  print: (text: string) => void,
  folder: string,
): Promise<FastifyInstance> {
  const write = (line: string) =>
    void describe(JSON.parse(line) as LogLine, folder).then((text) => text && print(text));
  const app = fastify({ logger: { level: "info", stream: { write } } });
  await addEnquiries(app, {
    pages: noPages,
    config: readEnvironment(enquiryEnvironment, { ENQUIRY_DIR: folder }),
    words: readMailWords(path.resolve("content")),
    addresses: ENQUIRY_ADDRESSES,
  });
  await app.ready();
  return app;
}

async function describe({ msg, enquiry, status, rules }: LogLine, folder: string): Promise<string> {
  if (enquiry) return `Enquiry ${enquiry}, kept in ${folder}:\n\n${await mailOf(enquiry, folder)}`;
  return status ? `${msg}: ${[status, ...(rules ?? [])].join(", ")}` : "";
}

/** The mail of an enquiry without its photos. */
async function mailOf(enquiry: string, folder: string): Promise<string> {
  const spool = new Spool(path.resolve(folder));
  const [stored] = await spool.find(enquiry);
  if (!stored) return "";
  const [text = ""] = readableMessage(await readFile(spool.path(stored.state, stored.name))).split(
    "Content-Type: image/",
  );
  return text;
}
