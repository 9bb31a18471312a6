import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LONGEST_TARGET } from "../../../site/addresses";
import type { ServedPages } from "../../../site/served-pages";
import { type EnquiryValues, FORM_FIELDS, isFormName, isText, LIMITS } from "../../shared/fields";
import { ENDPOINT, SENT, STAMP_ENDPOINT, THANKS_PAGE } from "../../shared/form-protocol";
import { Problem, problemOf } from "../../shared/refusal-code";
import { checkEnquiry, type Fault } from "../../shared/rules";
import { compose, type Envelope } from "../delivery/compose";
import type { MailWords } from "../delivery/mail-words";
import type { Sign } from "../storage/enquiry";
import type { EnquiryStore } from "../storage/enquiry-store";
import type { Maildir } from "../storage/maildir";
import { understandEnquiry } from "../understand";
import { EnquiryAnswers, type Sent } from "./enquiry-answers";
import type { MarkedInTurn } from "./marked-in-turn";
import {
  checkLength,
  FORM_BYTES,
  type RawSubmission,
  readSubmission,
  TEXT_BYTES,
} from "./read-submission";
import { type Sender, type SenderLimits, Senders } from "./senders";
import type { Stamps } from "./stamps";
import { isFromScript, isRobot, signsOf } from "./suspicion";

/** Seconds after which a place for an upload may be free. */
const RETRY = 10;

/** What senders may do, and how fast a person is at most. */
export interface EnquiryLimits extends SenderLimits {
  /** Milliseconds that nobody is faster than from the first field to sending. */
  leastTime: number;
}

/** Free bytes of the disk below which no photos, and below which no texts are taken. */
export interface Room {
  photos: number;
  text: number;
}

/** What the endpoint works with. */
export interface EnquiryTools {
  pages: ServedPages;
  maildir: Maildir;
  store: EnquiryStore;
  stamps: Stamps;
  envelope: Envelope;
  words: MailWords;
  limits: EnquiryLimits;
  room: Room;
  marked: MarkedInTurn;
  /** Called when a new enquiry is on disk. */
  onStored: (signs: readonly Sign[]) => void;
}

/** The endpoint that enquiries are sent to; `app` is a scope of its own (parsers, errors). */
export async function registerEnquiries(app: FastifyInstance, tools: EnquiryTools): Promise<void> {
  const { pages, stamps, limits } = tools;
  const answers = await EnquiryAnswers.of(pages);
  const senders = new Senders(limits);
  const senderOf = new WeakMap<FastifyRequest, Sender>();
  await app.register(formbody, { bodyLimit: FORM_BYTES });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: LIMITS.photoBytes,
      fieldSize: TEXT_BYTES,
      fields: 30,
      files: 20,
      parts: 50,
    },
  });

  app.get(STAMP_ENDPOINT, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ stamp: stamps.issue() }),
  );
  app.get<{ Querystring: Record<string, unknown> }>(THANKS_PAGE, (request, reply) => {
    const html = answers.thanks(request.query);
    if (!html) return pages.send(request, reply, THANKS_PAGE);
    return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
  });

  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.statusCode >= 500) {
      const { code } = error as { code?: string };
      request.log.error({ code, alarm: true }, "enquiry not stored");
      // Perhaps someone removed the folders; then the next enquiry finds them again.
      await tools.maildir.makeFolders().catch(() => undefined);
    }
    return answers.problem(request, reply, problem);
  });
  app.post(ENDPOINT, {
    onRequest: (request, _reply, done) => {
      senderOf.set(request, senders.admit(request.ip));
      done();
    },
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const sender = senderOf.get(request) ?? senders.admit(request.ip);
      const { sent, outcome } = await receive(request, tools, sender);
      return Array.isArray(outcome)
        ? answers.faults(request, reply, outcome, sent)
        : answers.stored(request, reply, outcome, sent);
    },
  });
  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: ENDPOINT,
    handler: (request, reply) =>
      answers.problem(request, reply.header("allow", "POST"), new Problem(405, "broken")),
  });
}

/** Reads, checks and stores a submission; nothing of its uploads is left when this resolves. */
async function receive(
  request: FastifyRequest,
  tools: EnquiryTools,
  sender: Sender,
): Promise<{ sent: Sent; outcome: string | Fault[] }> {
  const isUpload = request.isMultipart();
  if (isUpload) checkLength(request);
  const freeBytes = await tools.maildir.freeBytes();
  if (freeBytes < tools.room.text) throw new Problem(503, "unavailable");
  const isBeyondBudget = sender.isBeyondBudget;
  const takesPhotos = isUpload && sender.maySendPhotos && freeBytes > tools.room.photos;
  const endUpload = takesPhotos ? sender.beginUpload() : undefined;
  // A script can ask whether to send without photos; who has none must not lose the text.
  if (takesPhotos && !endUpload && isFromScript(request)) throw new Problem(503, "busy", RETRY);
  const folder = tools.maildir.temporary(`enquiry-${randomUUID()}`);
  try {
    const raw = await readSubmission(request, endUpload && folder);
    const sent = understand(raw);
    const outcome = await take(request, raw, sent, tools, isBeyondBudget);
    if (!Array.isArray(outcome)) sender.countStored(endUpload ? raw.photoBytes : 0);
    return { sent, outcome };
  } finally {
    if (endUpload) await rm(folder, { recursive: true, force: true }).finally(endUpload);
  }
}

/** Checks and stores what was sent; returns its number, or its faults. */
async function take(
  request: FastifyRequest,
  raw: RawSubmission,
  sent: Sent,
  tools: EnquiryTools,
  isBeyondBudget: boolean,
): Promise<string | Fault[]> {
  const { pages, store, stamps, envelope, words, limits, onStored } = tools;
  const faults = checkEnquiry(sent.form, sent.values);
  if (raw.photoFault) faults.push(raw.photoFault);
  if (faults.length > 0) return faults;
  const signs = signsOf(request, raw.fields, stamps, limits.leastTime);
  if (isBeyondBudget) signs.push("overBudget");
  const page = pages.known(sent.page);
  const { form, missingPhotos } = sent;
  const values = understandEnquiry(form, sent.values);
  const enquiry = { form, values, page, photos: raw.photos, missingPhotos, signs };
  const number = await store.add({
    fingerprint: fingerprintOf(raw, stamps),
    state: isRobot(signs) ? "review" : "new",
    urgency: signs.length === 0 ? "now" : tools.marked.urgency(),
    compose: (id) => compose(enquiry, id, envelope, words),
  });
  request.log.info({ enquiry: number, signs }, "enquiry stored");
  onStored(signs);
  return number;
}

/** Picks what the forms send; anything else is ignored. */
function understand({ fields, photoFields, missingPhotos }: RawSubmission): Sent {
  const form = fields.get(SENT.form);
  if (!isFormName(form)) throw new Problem(400, "broken");
  const values: EnquiryValues = Object.fromEntries(
    FORM_FIELDS[form]
      .filter(isText)
      .flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : [])),
  );
  // To compose letters may take more time than a text is long.
  const page = (fields.get(SENT.page) ?? "").slice(0, LONGEST_TARGET).normalize("NFC");
  return { form, values, page, photoFields, missingPhotos };
}

/**
 * The same for the same texts under the same key, which stands for the photos too: what failed with them is
 * sent again without them. Without a key, for the same texts and photos on one day. A corrected enquiry is
 * another one, even if a browser sends the old key along. Nobody without the secret can try out what was typed.
 */
function fingerprintOf({ fields, photoDigest }: RawSubmission, stamps: Stamps): string {
  const content = [...fields].filter(([name]) => name !== SENT.stamp).sort();
  const rest = fields.get(SENT.key) ? [] : [photoDigest, new Date().toISOString().slice(0, 10)];
  return stamps.sign(JSON.stringify([content, ...rest]), "hex").slice(0, 32);
}
