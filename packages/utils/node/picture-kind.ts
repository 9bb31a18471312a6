/** The kinds of pictures that are told apart; of them JPEG, PNG and WebP are decoded, and HEIC where it is sent. */
export type PictureKind = "jpeg" | "png" | "webp" | "heic" | "avif" | "gif" | "tiff" | "svg";

/** So many bytes of a file tell what kind of picture it is. */
export const START_BYTES = 64;

/**
 * What kind of picture a file holds, by its first bytes: nothing decodes it before that is known. A drawing of 300
 * bytes keeps librsvg busy for minutes, which no limit of sharp's can end.
 * @param bytes at least the first 64 of the file, or all of a shorter one
 * @returns undefined where it is none of these
 */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  const start = bytes.toString("latin1", 0, START_BYTES);
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^RIFF[^]{4}WEBP/.test(start)) return "webp";
  if (start.startsWith("GIF8")) return "gif";
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return "tiff";
  if (/^(?:\xef\xbb\xbf)?\s{0,9}<(?:svg|\?xml|!--|!doctype)/i.test(start)) return "svg";
  return start.startsWith("ftyp", 4) ? heifKind(bytes) : undefined;
}

/**
 * A HEIF picture by its brands (ISO/IEC 23008-12, B.4.1): one that holds HEVC, which sharp's packages can't decode,
 * or AVIF. The general brands (`mif1`) are also those of AVIF files, which have `avif` besides.
 */
function heifKind(bytes: Buffer): "heic" | "avif" | undefined {
  const brands = bytes.toString("latin1", 8, bytes.readUInt32BE()).match(/.{4}/gs) ?? [];
  const has = (names: RegExp) => brands.some((brand) => names.test(brand));
  if (has(/^he[iv][cmsx]$/)) return "heic";
  if (has(/^avi[fs]$/)) return "avif";
  return has(/^(?:mif1|msf1)$/) ? "heic" : undefined;
}
