import { crc32, deflateSync } from "node:zlib";
import { P3, p3Profile } from "./display-p3";

/** Bytes of a PNG's signature. Chunks follow: length, type, data, CRC (PNG, third edition, 5.2 and 5.3). */
const SIGNATURE = 8;

/** The chunks that stand before the picture's data, each whole. */
function chunksOf(png: Buffer): { type: string; bytes: Buffer }[] {
  const chunks = [];
  let start = SIGNATURE;
  while (start + 12 <= png.length) {
    const type = png.toString("latin1", start + 4, start + 8);
    if (type === "IDAT") break;
    const end = start + 12 + png.readUInt32BE(start);
    chunks.push({ type, bytes: png.subarray(start, end) });
    start = end;
  }
  return chunks;
}

function newChunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, crc]);
}

/**
 * A PNG that says by a profile that it is in Display P3: sharp 0.35 (libvips 8.18) passes over the numbers of the chunk
 * `cICP`, and such a picture would become pale. They count more than a profile beside them (PNG, third edition, 4.3).
 */
export async function withProfileForNumbers(png: Buffer): Promise<Buffer> {
  const chunks = chunksOf(png);
  const numbers = chunks.find(({ type }) => type === "cICP");
  const profile = numbers?.bytes[8] === P3 ? await p3Profile() : undefined;
  const [header, ...others] = chunks;
  if (!profile || !header) return png;
  const kept = others.filter(({ type }) => type !== "cICP" && type !== "iCCP");
  const length = chunks.reduce((sum, { bytes }) => sum + bytes.length, SIGNATURE);
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    header.bytes,
    newChunk("iCCP", Buffer.concat([Buffer.from("P3\0\0", "latin1"), deflateSync(profile)])),
    ...kept.map(({ bytes }) => bytes),
    png.subarray(length),
  ]);
}
