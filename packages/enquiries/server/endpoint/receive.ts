import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { LONGEST_TARGET } from "../../../utils";
import { FORM_FIELDS, isFormName, isText } from "../../shared/fields";
import { SENT } from "../../shared/form-protocol";
import { checkEnquiry, checkPhotos } from "../../shared/rules";
import type { ServedPages } from "../served-pages";
import type { EnquiryPhoto } from "../storage/enquiry";
import type { EnquiryStore } from "../storage/enquiry-store";
import type { Maildir } from "../storage/maildir";
import type { Budgets } from "./budgets";
import { Problem } from "./problem";
import { readSubmission, type Submission } from "./read-submission";
import { isFromScript, isRobot, signsOf } from "./suspicion";

/** Bytes of a body that is read: more than photos may have, so that its texts can be shown again. */
export const BODY_BYTES = 45 * 1024 * 1024;
/** Seconds after which a place for an upload may be free. */
const RETRY = 10;

/** What receiving works with. */
export interface ReceiveTools {
  pages: ServedPages;
  maildir: Maildir;
  store: EnquiryStore;
  budgets: Budgets;
  /** Free bytes of the disk below which no photos, and below which no texts are taken. */
  room: { photos: number; text: number };
  /** Called when an enquiry is on disk. */
  onStored: () => void;
}

/** What became of a submission: it is on disk under its number, or has faults. */
export type Received = Awaited<ReturnType<typeof receive>>;

/**
 * Reads, checks and stores a submission; nothing of its uploads is left when this resolves.
 * @throws Problem for what is refused, the file system's error where nothing could be stored
 */
export async function receive(request: FastifyRequest, tools: ReceiveTools) {
  const { budgets, maildir, room } = tools;
  const sender = budgets.admit(request.ip);
  // Node itself makes sure that no more comes than was declared.
  const length = Number(request.headers["content-length"]);
  if (!Number.isInteger(length)) throw new Problem(411);
  if (length > BODY_BYTES) throw new Problem(413);
  const freeBytes = await maildir.freeBytes();
  if (freeBytes < room.text) throw new Problem(503);
  const isInBudget = budgets.hasLeft("stored", sender) && budgets.hasLeft("photoBytes", sender);
  const takesPhotos = isInBudget && budgets.hasLeft("allPhotoBytes") && freeBytes > room.photos;
  const endUpload = takesPhotos ? budgets.beginUpload(length, sender) : undefined;
  const isBusy = takesPhotos && !endUpload;
  // A script can ask whether to send without photos; who has none must not lose the text.
  if (isBusy && isFromScript(request)) throw new Problem(503, RETRY);
  const folder = maildir.path("tmp", `enquiry-${randomUUID()}`);
  try {
    const submission = await readSubmission(request, endUpload && folder);
    const received = await take(request, submission, tools, isInBudget);
    if (received.faults) return received;
    budgets.add("stored", 1, sender);
    for (const { file } of submission.photos.filter(isKept)) {
      budgets.add("photoBytes", file.size, sender);
      budgets.add("allPhotoBytes", file.size);
    }
    return received;
  } finally {
    await rm(folder, { recursive: true, force: true }).finally(endUpload);
  }
}

const isKept = ({ file }: EnquiryPhoto) => file.path !== "";

/** Checks and stores what was sent. */
async function take(
  request: FastifyRequest,
  submission: Submission,
  { pages, store, budgets, onStored }: ReceiveTools,
  isInBudget: boolean,
) {
  const { fields, photos } = submission;
  const form = fields.get(SENT.form);
  if (!isFormName(form)) throw new Problem(400);
  const names = FORM_FIELDS[form].filter(isText);
  const values = Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""]));
  // To compose letters may take more time than a text is long.
  const from = (fields.get(SENT.page) ?? "").slice(0, LONGEST_TARGET).normalize("NFC");
  const page = pages.known(from);
  const kept = photos.filter(isKept);
  const faults = [...checkEnquiry(form, values), ...checkPhotos(kept)];
  if (faults.length > 0) return { faults, form, values, page, photos };
  const missingPhotos = photos.length - kept.length;
  const signs = signsOf(request, fields, isInBudget);
  const isInTurn = budgets.hasLeft("allMarked");
  if (signs.length > 0) budgets.add("allMarked", 1);
  const fingerprint = fingerprintOf(submission);
  const urgency = signs.length === 0 ? "now" : isInTurn ? "marked" : "daily";
  const number = await store.add(
    { form, values, page, photos: kept, missingPhotos, signs, fingerprint, urgency },
    isRobot(signs) ? "review" : "new",
  );
  request.log.info({ enquiry: number, signs }, "enquiry stored");
  onStored();
  return { number, missingPhotos };
}

/**
 * The same for the same texts under the same key, which stands for the photos too: what failed with them is
 * sent again without them. Without a key, for the same texts and photos on one day. A corrected enquiry is
 * another one, even if a browser sends the old key along.
 */
function fingerprintOf({ fields, photos }: Submission): string {
  const sent = photos.map(({ field, file }) => [field, file.size]);
  const rest = fields.get(SENT.key) ? [] : [sent, new Date().toISOString().slice(0, 10)];
  const content = JSON.stringify([[...fields].sort(), ...rest]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
