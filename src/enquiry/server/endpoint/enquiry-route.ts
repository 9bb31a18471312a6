import { createHash, randomUUID } from "node:crypto";
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
import type { PhotoReader } from "../photos/photos";
import type { EnquiryPhoto, Sign } from "../storage/enquiry";
import type { EnquiryStore } from "../storage/enquiry-store";
import type { Maildir } from "../storage/maildir";
import { understandEnquiry } from "../understand";
import { EnquiryAnswers, type Sent } from "./enquiry-answers";
import { type Counters, createCounters, type EnquiryLimits } from "./limits";
import { FORM_BYTES, type RawSubmission, readSubmission, TEXT_BYTES } from "./read-submission";
import type { Stamps } from "./stamps";
import { type Marking, signsOf, stateFor } from "./suspicion";

/** What the endpoint works with. */
export interface EnquiryTools {
  pages: ServedPages;
  maildir: Maildir;
  store: EnquiryStore;
  stamps: Stamps;
  envelope: Envelope;
  photos: PhotoReader;
  words: MailWords;
  limits: EnquiryLimits;
  marking: Marking;
  /** Disk for photos, to be given back; undefined where there is none. Text is always tried. */
  setRoomAside: () => Promise<(() => void) | undefined>;
  /** Called when a new enquiry is on disk. */
  onStored: (signs: readonly Sign[]) => void;
}

/** The endpoint that enquiries are sent to; `app` is a scope of its own (parsers, errors). */
export async function registerEnquiries(app: FastifyInstance, tools: EnquiryTools): Promise<void> {
  const { pages, stamps, limits } = tools;
  const answers = await EnquiryAnswers.of(pages);
  const counters = await createCounters(app, limits);
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
    onRequest: counters.admit,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { sent, outcome } = await receive(request, tools, counters);
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
  counters: Counters,
): Promise<{ sent: Sent; outcome: string | Fault[] }> {
  const giveBack = (await counters.takesPhotos(request)) ? await tools.setRoomAside() : undefined;
  const folder = tools.maildir.temporary(`enquiry-${randomUUID()}`);
  try {
    const raw = await readSubmission(request, giveBack && folder);
    const sent = understand(raw);
    const outcome = await take(request, raw, sent, tools);
    if (!Array.isArray(outcome)) await counters.countStored(request);
    return { sent, outcome };
  } finally {
    await rm(folder, { recursive: true, force: true }).finally(giveBack);
  }
}

/** Checks and stores what was sent; returns its number, or its faults. */
async function take(
  request: FastifyRequest,
  raw: RawSubmission,
  sent: Sent,
  tools: EnquiryTools,
): Promise<string | Fault[]> {
  const { pages, store, stamps, envelope, words, limits, marking, onStored } = tools;
  const faults = checkEnquiry(sent.form, sent.values);
  const photos = raw.photoFault ?? (await reencode(request, raw.uploads, tools.photos));
  if (!Array.isArray(photos)) return [...faults, photos];
  if (faults.length > 0) return faults;
  const signs = signsOf(request, raw.fields, stamps, limits.leastTime);
  const page = pages.known(sent.page);
  const { form, missingPhotos } = sent;
  const values = understandEnquiry(form, sent.values);
  const enquiry = { form, values, page, photos, missingPhotos, signs };
  const number = await store.add({
    ...fingerprintOf(raw),
    state: stateFor(signs, marking),
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
 * The same for the same content under the same key, or, without a key, for the same content. A
 * corrected enquiry is another one, even if a browser sends the old key along.
 */
function fingerprintOf({ fields, photoDigest }: RawSubmission) {
  const content = [...fields].filter(([name]) => name !== SENT.stamp).sort();
  const digest = createHash("sha256").update(JSON.stringify([content, photoDigest]));
  return { fingerprint: digest.digest("hex").slice(0, 32), hasKey: Boolean(fields.get(SENT.key)) };
}

/** Writes all uploads anew beside them, undefined where one is unreadable; the first fault ends that. */
async function reencode(
  request: FastifyRequest,
  uploads: RawSubmission["uploads"],
  reader: PhotoReader,
): Promise<EnquiryPhoto[] | Fault> {
  const photos: EnquiryPhoto[] = [];
  const deadline = reader.deadline();
  for (const { field, path } of uploads) {
    const photo = `${path}.jpg`;
    const outcome = await reader.read(path, photo, deadline);
    if (outcome === "wrongType" || outcome === "tooLarge") return { field, code: outcome };
    if (outcome === "unreadable") request.log.warn("photo not read");
    photos.push({ field, path: outcome === "done" ? photo : undefined });
  }
  return photos;
}
