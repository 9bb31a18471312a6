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

/** Streams a file to disk and into a digest. */
export async function keepFile({ file }: MultipartFile, path: string, digest: Hash): Promise<void> {
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  file.on("data", (chunk: Buffer) => digest.update(chunk));
  // An upload may break off before its file is even open; only then can the file be removed.
  await pipeline(file, target).finally(() => target.closed || once(target, "close"));
}

/** Removes files; those that are gone already are no fault. */
export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
