import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { LIMITS, PHOTO_FIELDS } from "../../shared/fields";
import { Problem } from "../../shared/refusal-code";
import type { EnquiryPhoto } from "../storage/enquiry";
import { photoType } from "./photo-type";

/** Bytes of all texts of a submission. */
export const TEXT_BYTES = 16 * 1024;

/** A submission as it came. */
export interface Submission {
  /** Texts by the names of their fields. */
  fields: ReadonlyMap<string, string>;
  /** Photos as files on disk; without a path and a type where they were not kept. */
  photos: EnquiryPhoto[];
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
  const photos: EnquiryPhoto[] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        const bytes = photos.reduce((sum, { file }) => sum + file.size, 0);
        // What is too much already is refused, and need not fill the disk.
        const place = bytes > LIMITS.photosBytes ? undefined : folder;
        photos.push(...(await readPhoto(part, place)));
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
  return { fields, photos };
}

/** Problems, limits of the parser, and errors of the file system; all else is a broken body. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ("statusCode" in error || "syscall" in error);
}

/** Reads a file. A form sends an empty one for each field without a photo. */
async function readPhoto(part: MultipartFile, folder: string | undefined): Promise<EnquiryPhoto[]> {
  const field = PHOTO_FIELDS.find((name) => name === part.fieldname);
  const path = field && folder && join(folder, randomUUID());
  if (path) await writeFile(path, part.file, { flag: "wx", mode: 0o600 });
  else await finished(part.file.resume());
  const size = part.file.bytesRead;
  if (!field || size === 0) return [];
  return [{ field, file: { size, path: path ?? "", type: path ? await photoType(path) : "" } }];
}
