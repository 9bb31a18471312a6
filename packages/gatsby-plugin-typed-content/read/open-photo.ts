import sharp, { type Sharp, type SharpOptions } from "sharp";

/** Whether this process decodes photos alone. */
let isOnlyForPhotos = false;

/**
 * A photo to be decoded by sharp, which from the first one on decodes JPEG, PNG and WebP in this process and nothing
 * else, whatever a file says of itself.
 */
export function openPhoto(photo: string | Buffer, options?: SharpOptions): Sharp {
  if (!isOnlyForPhotos) {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
    });
    isOnlyForPhotos = true;
  }
  return sharp(photo, options);
}
