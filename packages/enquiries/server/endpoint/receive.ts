import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { LONGEST_TARGET } from "@typed-site/utils";
import { FORM_FIELDS, isFormName, isText, isWritten } from "../../shared/fields";
import { SENT } from "../../shared/form-protocol";
import { BODY_BYTES } from "../../shared/limits";
import { bytesOf, checkEnquiry, checkPhotos, cleanField } from "../../shared/rules";
import type { EnquiryContext } from "../context";
import type { Sign, Urgency } from "../storage/enquiry";
import { storeEnquiry } from "../storage/store-enquiry";
import type { Budgets } from "./budgets";
import { readSubmission, type Submission } from "./read-submission";
import { RefusedEnquiry } from "./refused-enquiry";
import { isFromScript, isRobot, signsOf } from "./suspicion";

/** In seconds: a day's budget may begin anew at any hour. */
const HOUR = 3600;

/** A stored enquiry's number, or the faults of a submission. */
export type Received = Awaited<ReturnType<typeof receive>>;

/**
 * Reads, validates and stores a submission. When this settles, none of its uploads are left.
 * @throws `RefusedEnquiry` if it is refused, the file system's error if nothing could be stored
 */
export async function receive(request: FastifyRequest, context: EnquiryContext) {
  const { pages, budgets, spool, origin } = context;
  const { sender, endUpload } = await admit(request, context);
  const folder = spool.path("tmp", `enquiry-${randomUUID()}`);
  try {
    const submission = await readSubmission(request, BODY_BYTES, endUpload && folder);
    const { fields, photos } = submission;
    const form = fields.get(SENT.form);
    if (!isFormName(form)) throw new RefusedEnquiry(400);
    const values = Object.fromEntries(
      FORM_FIELDS[form].filter(isText).map((name) => {
        const typed = fields.get(name) ?? "";
        return [name, isWritten(name) ? cleanField(name, typed) : typed];
      }),
    );
    // Cut first: normalising combining marks takes more than linear time.
    const from = (fields.get(SENT.page) ?? "").slice(0, LONGEST_TARGET).normalize("NFC");
    const page = pages.pageOrHome(from);
    const kept = photos.filter(({ file }) => file.path !== "");
    const asked = fields.get(SENT.asked);
    const faults = [...checkEnquiry(form, values, asked), ...checkPhotos(kept)];
    if (faults.length > 0) return { faults, form, values, page, photos };
    const missingPhotos = photos.length - kept.length;
    const own = signsOf(request, fields);
    const isFlood = own.length === 0 && !budgets.hasLeft("allUnmarked");
    const signs: Sign[] = isFlood ? ["flood"] : own;
    const fingerprint = fingerprintOf(submission);
    const urgency = urgencyOf(signs, budgets);
    const number = await storeEnquiry(
      context,
      {
        form,
        values,
        page: origin + encodeURI(page),
        photos: kept,
        missingPhotos,
        signs,
        fingerprint,
        urgency,
      },
      isRobot(signs) ? "review" : "new",
    );
    request.log.info({ enquiry: number, signs }, "enquiry stored");
    const bytes = bytesOf(kept);
    budgets.add("stored", 1, sender);
    budgets.add("senderPhotoBytes", bytes, sender);
    budgets.add("allPhotoBytes", bytes);
    return { number, missingPhotos };
  } finally {
    await rm(folder, { recursive: true, force: true }).finally(endUpload);
  }
}

/** Unmarked ones go out first, some marked ones an hour after them, and the rest with the daily mail. */
function urgencyOf(signs: readonly Sign[], budgets: Budgets): Urgency {
  const budget = signs.length > 0 ? "allMarked" : "allUnmarked";
  const isInTurn = budgets.hasLeft(budget);
  budgets.add(budget, 1);
  if (signs.length === 0) return "now";
  return isInTurn ? "marked" : "daily";
}

/** Decides before a body is read whether it is, and whether with its photos: then `endUpload` is defined. */
async function admit(request: FastifyRequest, { budgets, spool, room }: EnquiryContext) {
  const sender = budgets.admit(request.ip);
  // A tunnel passes a form on without its length, which may then be any: it is counted as it comes.
  const length = Number(request.headers["content-length"] ?? BODY_BYTES);
  if (length > BODY_BYTES) throw new RefusedEnquiry(413);
  const freeBytes = await spool.freeBytes();
  if (freeBytes < room.text) throw new RefusedEnquiry(503);
  // What is kept is looked through at each enquiry, so one sender's have an end.
  if (!budgets.hasLeft("stored", sender)) throw new RefusedEnquiry(429, HOUR);
  const isInBudget =
    budgets.hasLeft("senderPhotoBytes", sender) && budgets.hasLeft("allPhotoBytes");
  const takesPhotos = isInBudget && freeBytes > room.photos;
  const endUpload = takesPhotos ? budgets.beginUpload(length, sender) : undefined;
  // A script can offer to send without photos; a visitor without one must not lose the text.
  if (takesPhotos && !endUpload && isFromScript(request)) throw new RefusedEnquiry(503, 10);
  return { sender, endUpload };
}

/**
 * Equal for equal texts under the same idempotency key; photos don't count, because the form offers to try again without
 * them. Without a key: for equal texts and photos on one day. So a corrected enquiry is a new one, even if a browser
 * sends the old key with it.
 */
function fingerprintOf({ fields, photos }: Submission): string {
  const sent = photos.map(({ field, file }) => [field, file.size]);
  const rest = fields.get(SENT.key) ? [] : [sent, new Date().toISOString().slice(0, 10)];
  const content = JSON.stringify([[...fields].sort(), ...rest]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
