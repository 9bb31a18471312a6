import type { Hash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { PhotoFieldName } from "../../shared/fields";

/** A photo as it came: a file on disk. */
export interface Upload {
  field: PhotoFieldName;
  path: string;
}

/** Reads a file to its end and keeps nothing of it; returns its bytes. */
export async function sizeOf(part: MultipartFile): Promise<number> {
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) size += chunk.length;
  return size;
}

/** Streams a file to disk and into a digest; returns its bytes. */
export async function keepFile(part: MultipartFile, path: string, digest: Hash): Promise<number> {
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  let size = 0;
  const written = pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    target,
  );
  // An upload may break off before its file is even open; only then can the file be removed.
  await written.finally(() => target.closed || once(target, "close"));
  return size;
}

/** Removes files; those that are gone already are no fault. */
export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
