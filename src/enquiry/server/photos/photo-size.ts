import type { Metadata } from "sharp";

const MEGABYTE = 1024 * 1024;

/** Decoded bytes of a photo, however small its file: they are what decoding costs in time. */
const MOST_DECODED = 256 * MEGABYTE;

/**
 * What of it has to be in memory at once. Together with what Node and libvips take, that stays below
 * the memory that the process may have.
 */
const MOST_HELD = 48 * MEGABYTE;

/** Rows of a PNG that libvips holds while it makes the picture smaller (measured: 1,260). */
const PNG_ROWS = 1500;

/** libjpeg keeps a coefficient of 16 bits for each sample, until the last scan is read. */
const COEFFICIENT = 2;

/** The decoder of WebP keeps a lossless picture as 32-bit pixels. */
const WEBP_PIXEL = 4;

/** What the header of a photo tells, as far as it decides on what the photo costs. */
export type PhotoHeader = Pick<
  Metadata,
  "format" | "width" | "height" | "channels" | "depth" | "isProgressive" | "chromaSubsampling"
>;

/** Whether a photo would take too much time or memory to decode, by its header. */
export function photoIsTooLarge(header: PhotoHeader): boolean {
  const { width, height } = header;
  return width * height * pixelBytes(header) > MOST_DECODED || bytesHeld(header) > MOST_HELD;
}

const pixelBytes = ({ channels, depth }: PhotoHeader) => channels * (depth === "ushort" ? 2 : 1);

function bytesHeld(header: PhotoHeader): number {
  const { format, width, height, channels, isProgressive, chromaSubsampling } = header;
  if (format === "webp") return width * height * WEBP_PIXEL;
  if (format === "png") {
    return width * (isProgressive ? height : Math.min(height, PNG_ROWS)) * pixelBytes(header);
  }
  // A JPEG in one scan is made smaller row by row while it is read.
  if (!isProgressive) return 0;
  const samples = chromaSubsampling === "4:2:0" ? 1.5 : channels;
  return width * height * samples * COEFFICIENT;
}
