import { statSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../utils/node";

const COMPRESSIBLE = /\.(html|css|js|json|svg|txt|xml|ics|webmanifest)$/;
const LEAST_BYTES = 1024;
/** With more files than this, a fast build matters more than the last tenth of the size. */
const MANY = 1000;

/**
 * Brotli level 11 makes seventy pages 1.6 % smaller than level 10, for 6 s more CPU time (home by
 * 0.5 kB). Level 5 makes pages a tenth larger in a twentieth of the time, which suits thousands of
 * pages.
 */
function qualityFor(file: string, isOneOfMany: boolean): number {
  return isOneOfMany && !/\.(css|js)$/.test(file) ? 5 : constants.BROTLI_MAX_QUALITY;
}

type Encode = (content: Buffer, file: string, isOneOfMany: boolean) => Promise<Buffer>;

const encoders: Record<string, Encode> = {
  ".br": (content, file, isOneOfMany) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, isOneOfMany),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  // Level 9 is half a percent smaller than level 6, but takes a third longer.
  ".gz": (content, _file, isOneOfMany) =>
    promisify(gzip)(content, { level: isOneOfMany ? 6 : constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes Brotli and gzip copies of every text file of the site. A copy has its file's modification
 * time, so that the next build skips unchanged files; copies of deleted files are removed.
 */
export async function compress(folder: string): Promise<void> {
  const names = listFiles(folder);
  const files = new Set(names.filter((name) => COMPRESSIBLE.test(name)));
  const orphans = names.filter((name) => {
    const ending = path.extname(name);
    return ending in encoders && !files.has(name.slice(0, -ending.length));
  });
  for (const name of orphans) await rm(path.join(folder, name));
  // Two at a time: compression runs in Node's thread pool, and build machines are small.
  const queue = [...files].map((name) => path.join(folder, name));
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop())
      await compressFile(file, files.size > MANY);
  };
  await Promise.all([work(), work()]);
}

async function compressFile(file: string, isOneOfMany: boolean): Promise<void> {
  // The promise API takes ten times as long, and there are thousands of unchanged files.
  const { size, atime, mtime } = statSync(file);
  let content: Buffer | undefined;
  for (const [ending, encode] of Object.entries(encoders)) {
    const copy = file + ending;
    if (size < LEAST_BYTES) {
      await rm(copy, { force: true });
      continue;
    }
    const known = statSync(copy, { throwIfNoEntry: false });
    if (known && Math.abs(known.mtimeMs - mtime.getTime()) < 1) continue;
    content ??= await readFile(file);
    await writeFile(copy, await encode(content, file, isOneOfMany));
    await utimes(copy, atime, mtime);
  }
}
