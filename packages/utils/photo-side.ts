/** The longer side of a photo that is kept or sent, in pixels: sharp on a wide screen, a tenth of what a phone takes. */
export const LONGEST_PHOTO_SIDE = 2400;
