/** Encoder qualities, 1–100. AVIF at 50 is two thirds larger without a visible difference at the size shown. */
export const pictureQuality = { avif: 40, jpg: 72 };
