import libheif, { type HeifImage } from "libheif-js/wasm-bundle";
import { P3, p3Profile } from "./display-p3";

/** `nclx`: colours that are named by numbers. */
const BY_NUMBERS = 0x6e_63_6c_78;

/**
 * The ICC profile of a picture's colours: the one in the file, as iPhones write it, or the one that its numbers name.
 * @returns undefined where they are those of sRGB, or nothing is said of them
 */
export async function profileOf({ handle }: HeifImage): Promise<Buffer | undefined> {
  const picture = handle.$$.ptr;
  const error = libheif._malloc(12);
  const length = libheif._heif_image_handle_get_raw_color_profile_size(picture);
  if (length > 0) {
    const target = libheif._malloc(length);
    libheif._heif_image_handle_get_raw_color_profile(error, picture, target);
    return Buffer.from(libheif.HEAPU8.slice(target, target + length));
  }
  if (libheif._heif_image_handle_get_color_profile_type(picture) !== BY_NUMBERS) return undefined;
  const target = libheif._malloc(4);
  libheif._heif_image_handle_get_nclx_color_profile(error, picture, target);
  const numbers = libheif.HEAPU32[target / 4] ?? 0;
  // After a byte with the version, and three that fill it up.
  return libheif.HEAPU32[numbers / 4 + 1] === P3 ? p3Profile() : undefined;
}

const ICC = Buffer.from("ICC_PROFILE\0");

/** A part of a JPEG says its length in two bytes, and in two more which part of how many it is. */
const LONGEST_PART = 65_535 - 2 - ICC.length - 2;

/** A JPEG whose values are said to be colours of a profile (ICC.1:2022, B.4). sharp would change the values. */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / LONGEST_PART);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * LONGEST_PART, (index + 1) * LONGEST_PART);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(2 + ICC.length + 2 + part.length, 2);
    return Buffer.concat([head, ICC, Buffer.from([index + 1, count]), part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}
