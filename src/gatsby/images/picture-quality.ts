/** Encoder qualities, 1–100. AVIF at 50 takes two thirds more bytes, and no difference was found at the size shown. */
export const pictureQuality = { avif: 40, jpg: 72 };
