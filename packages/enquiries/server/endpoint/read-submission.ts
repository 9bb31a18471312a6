import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { LIMITS, PHOTO_FIELDS, type PhotoFieldName } from "../../shared/fields";
import { Problem } from "../../shared/refusal-code";
import type { Fault, FaultCode } from "../../shared/rules";
import type { EnquiryPhoto } from "../storage/enquiry";
import { photoType } from "./photo-type";

/** Bytes of all texts of a submission. */
export const TEXT_BYTES = 16 * 1024;
/** Bytes of a body that is read: more than photos may have, so that its texts can be shown again. */
export const BODY_BYTES = 45 * 1024 * 1024;

/** A submission as it came: text by name, photos as files on disk. */
export interface Submission {
  fields: ReadonlyMap<string, string>;
  photos: EnquiryPhoto[];
  /** The photos that were sent, taken or not. */
  sent: { field: PhotoFieldName; bytes: number }[];
  photoFault?: Fault | undefined;
}

/**
 * The length that a request declares; so Node itself makes sure that no more than that comes.
 * @throws Problem where it declares none, or too much
 */
export function declaredLength(request: FastifyRequest): number {
  const length = Number(request.headers["content-length"]);
  if (!Number.isInteger(length)) throw new Problem(411, "broken");
  if (length > BODY_BYTES) throw new Problem(413, "tooLarge");
  return length;
}

/**
 * Reads the body of a request.
 * @param folder is made for photos; undefined where they are read, but not kept
 * @throws Problem for a body that is broken, too large, or holds what no form sends
 */
export async function readSubmission(
  request: FastifyRequest,
  folder: string | undefined,
): Promise<Submission> {
  if (folder) await mkdir(folder, { mode: 0o700 });
  // The parser waits for ever for the end of a request that was given up before.
  if (request.raw.destroyed) throw new Problem(400, "broken");
  const fields = new Map<string, string>();
  const submission: Submission = { fields, photos: [], sent: [] };
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") await readPhoto(part, submission, folder);
      else if (typeof part.value !== "string") throw new Problem(400, "broken");
      else {
        bytes += part.fieldname.length + part.value.length;
        if (part.valueTruncated || bytes > TEXT_BYTES) throw new Problem(413, "tooLarge");
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    throw isOurs(error) ? error : new Problem(400, "broken");
  }
  return submission;
}

/** Problems, limits of the parser, and errors of the file system; all else is a broken body. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ("statusCode" in error || "syscall" in error);
}

/** Reads a file. A form sends an empty one for each field without a photo. */
async function readPhoto(
  part: MultipartFile,
  submission: Submission,
  folder: string | undefined,
): Promise<void> {
  const field = PHOTO_FIELDS.find((name) => name === part.fieldname);
  const path = field && folder && !submission.photoFault && join(folder, randomUUID());
  if (path) await writeFile(path, part.file, { flag: "wx", mode: 0o600 });
  else await finished(part.file.resume());
  if (!field || part.file.bytesRead === 0) return;
  submission.sent.push({ field, bytes: part.file.bytesRead });
  if (!path) return;
  const type = await photoType(path);
  const code = part.file.truncated ? "tooLarge" : type ? undefined : "wrongType";
  submission.photoFault = code ? { field, code } : faultOfAll(submission);
  if (type) submission.photos.push({ field, path, type });
}

/** What is wrong with all photos together, by number and by bytes. */
function faultOfAll({ sent }: Submission): Fault | undefined {
  const bytes = sent.reduce((sum, photo) => sum + photo.bytes, 0);
  const tooMany: FaultCode | undefined = sent.length > LIMITS.photos ? "tooMany" : undefined;
  const code = tooMany ?? (bytes > LIMITS.photosBytes ? "tooManyBytes" : undefined);
  return code && { field: "photos", code };
}
