import { createHash, type Hash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { LIMITS, PHOTO_FIELDS, type PhotoFieldName } from "../../shared/fields";
import { Problem } from "../../shared/refusal-code";
import type { Fault } from "../../shared/rules";
import type { EnquiryPhoto } from "../storage/enquiry";
import { photoType } from "./photo-type";

/** Bytes of all texts of a submission. */
export const TEXT_BYTES = 16 * 1024;
/** A form without photos may send three characters for each byte (URL Standard, 5.2). */
export const FORM_BYTES = 3 * TEXT_BYTES;
/** Bytes of a body that is read: more than photos may have, so that its texts can be shown again. */
export const BODY_BYTES = 45 * 1024 * 1024;

/** A submission as it came: text by name, photos as files on disk. */
export interface RawSubmission {
  fields: ReadonlyMap<string, string>;
  photos: EnquiryPhoto[];
  photoBytes: number;
  photoFault?: Fault | undefined;
  /** The fields in which photos were sent, taken or not. */
  photoFields: Set<PhotoFieldName>;
  /** How many photos were sent, but not taken. */
  missingPhotos: number;
  /** SHA-256 of all photos and their fields. */
  photoDigest: string;
}

const withoutPhotos = (fields: ReadonlyMap<string, string>): RawSubmission => ({
  fields,
  photos: [],
  photoBytes: 0,
  photoFields: new Set(),
  missingPhotos: 0,
  photoDigest: "",
});

/**
 * Reads the body of a request.
 * @param folder is made for photos; undefined where they are read, but not kept
 * @throws Problem for a body that is broken, too large, or holds what no form sends
 */
export async function readSubmission(
  request: FastifyRequest,
  folder: string | undefined,
): Promise<RawSubmission> {
  if (request.isMultipart()) return readMultipart(request, folder);
  return withoutPhotos(textFields(request.body));
}

function textFields(body: unknown): Map<string, string> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Problem(400, "broken");
  }
  const fields = new Map<string, string>();
  let length = 0;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== "string") throw new Problem(400, "broken");
    fields.set(name, value);
    length += name.length + value.length;
  }
  if (length > TEXT_BYTES) throw new Problem(413, "tooLarge");
  return fields;
}

/** Only with a declared length: so Node itself makes sure that no more than that comes. */
export function checkLength(request: FastifyRequest): void {
  const length = Number(request.headers["content-length"]);
  if (!Number.isInteger(length)) throw new Problem(411, "broken");
  if (length > BODY_BYTES) throw new Problem(413, "tooLarge");
}

async function readMultipart(
  request: FastifyRequest,
  folder: string | undefined,
): Promise<RawSubmission> {
  if (folder) await mkdir(folder, { mode: 0o700 });
  // The parser waits for ever for the end of a request that was given up before.
  if (request.raw.destroyed) throw new Problem(400, "broken");
  const digest = createHash("sha256");
  const fields = new Map<string, string>();
  const submission = withoutPhotos(fields);
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        await readFile(part, submission, digest, folder);
      } else if (typeof part.value !== "string") throw new Problem(400, "broken");
      else {
        bytes += part.fieldname.length + part.value.length;
        if (part.valueTruncated || bytes > TEXT_BYTES) throw new Problem(413, "tooLarge");
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    throw isOurs(error) ? error : new Problem(400, "broken");
  }
  return { ...submission, photoDigest: digest.digest("hex") };
}

/** Problems, limits of the parser, and errors of the file system; all else is a broken body. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ("statusCode" in error || "syscall" in error);
}

/**
 * Reads a file. A form sends an empty one for each field without a photo.
 * @param folder undefined where photos are read, but not kept
 */
async function readFile(
  part: MultipartFile,
  submission: RawSubmission,
  digest: Hash,
  folder: string | undefined,
): Promise<void> {
  const { photos } = submission;
  const field = PHOTO_FIELDS.find((name) => name === part.fieldname);
  const isFull = photos.length >= LIMITS.photos || submission.photoBytes > LIMITS.photosBytes;
  const path = field && folder && !isFull && join(folder, randomUUID());
  if (path) await keepFile(part, path, digest);
  else await finished(part.file.resume());
  if (!field || part.file.bytesRead === 0) return;
  submission.photoFields.add(field);
  digest.update(field);
  submission.photoBytes += part.file.bytesRead;
  if (!folder) submission.missingPhotos += 1;
  else if (photos.length >= LIMITS.photos) {
    submission.photoFault ??= { field: "photos", code: "tooMany" };
  } else if (part.file.truncated) submission.photoFault ??= { field, code: "tooLarge" };
  else if (submission.photoBytes > LIMITS.photosBytes) {
    submission.photoFault ??= { field: "photos", code: "tooManyBytes" };
  } else if (path) {
    const type = await photoType(path);
    if (type) photos.push({ field, path, type });
    else submission.photoFault ??= { field, code: "wrongType" };
  }
}

/** Streams a file to disk and into a digest. */
async function keepFile({ file }: MultipartFile, path: string, digest: Hash): Promise<void> {
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  file.on("data", (chunk: Buffer) => digest.update(chunk));
  // An upload may break off before its file is even open; only then can the file be removed.
  await pipeline(file, target).finally(() => target.closed || once(target, "close"));
}
