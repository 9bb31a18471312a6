import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { pictureKind, START_BYTES } from "@typed-site/utils/node";
import { PHOTO_FIELDS, PHOTO_TYPES } from "../../shared/fields";
import { LIMITS } from "../../shared/limits";
import { bytesOf } from "../../shared/rules";
import type { EnquiryPhoto } from "../storage/enquiry";
import { RefusedEnquiry } from "./refused-enquiry";

/** A submission as it was sent. */
export interface Submission {
  /** Texts by the names of their fields. */
  fields: ReadonlyMap<string, string>;
  /** Photos as files on disk; those that were not kept have an empty path and type. */
  photos: EnquiryPhoto[];
}

/**
 * Reads the body of a request.
 * @param mostBytes beyond which it is refused, whatever length it has declared
 * @param folder is made for the photos; if undefined, they are discarded
 * @throws `RefusedEnquiry` for a body that is broken or that no form sends; the parser's errors, which have a `statusCode`; the
 * file system's errors
 */
export async function readSubmission(
  request: FastifyRequest,
  mostBytes: number,
  folder?: string,
): Promise<Submission> {
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  // The parser would wait for ever for the end of a request that is already aborted.
  if (request.raw.destroyed) throw new RefusedEnquiry(400);
  return Promise.race([refusalBeyond(request, mostBytes), readParts(request, folder)]);
}

/** Rejects when more than so many bytes of a body have come; nothing more of it is parsed then. */
function refusalBeyond({ raw }: FastifyRequest, mostBytes: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let bytes = 0;
    raw.on("data", ({ length }: Buffer) => {
      bytes += length;
      if (bytes <= mostBytes) return;
      raw.unpipe();
      reject(new RefusedEnquiry(413));
    });
  });
}

async function readParts(request: FastifyRequest, folder?: string): Promise<Submission> {
  const fields = new Map<string, string>();
  const photos: EnquiryPhoto[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        // Beyond the limit all will be refused, so nothing more need fill the disk.
        const folderForIt = bytesOf(photos) > LIMITS.photosBytes ? undefined : folder;
        photos.push(...(await readPhoto(part, folderForIt)));
      } else if (typeof part.value !== "string") throw new RefusedEnquiry(400);
      else if (part.valueTruncated) throw new RefusedEnquiry(413);
      else fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    const isKnown = error instanceof Error && ("statusCode" in error || "syscall" in error);
    throw isKnown ? error : new RefusedEnquiry(400);
  }
  return { fields, photos };
}

/** Reads a file. A form sends an empty one for each field without a photo, which counts as none. */
async function readPhoto(part: MultipartFile, folder: string | undefined): Promise<EnquiryPhoto[]> {
  const field = PHOTO_FIELDS.find((name) => name === part.fieldname);
  const path = field && folder ? join(folder, randomUUID()) : "";
  if (path) await writeFile(path, part.file, { flag: "wx", mode: 0o600 });
  else await finished(part.file.resume());
  const size = part.file.bytesRead;
  if (!field || size === 0) return [];
  const type = path && (await photoType(path));
  return [{ field, file: { name: part.filename, size, path, type } }];
}

/** The media type of a photo by its first bytes, since a browser's own claim is not trusted; empty if it is not accepted. */
async function photoType(path: string): Promise<string> {
  const start = await buffer(createReadStream(path, { end: START_BYTES - 1 }));
  const type = `image/${pictureKind(start)}`;
  return PHOTO_TYPES.includes(type) ? type : "";
}
