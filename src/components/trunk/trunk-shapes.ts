/**
 * The picture's coordinates, in centimetres: a trunk seen from above, with its middle at 0, 0, where its scale leaves it,
 * and to its right the sole of a boot of 30 cm.
 */
export const TRUNK_VIEW = "-24 -24 62 48";

/** The outline of the boot's sole, with its heel. */
export const BOOT =
  "M30.6-15c3.6 0 5 5 4.6 10-.3 3-1.2 4-1 8 .3 6-.4 12-3.6 12s-4-6-3.6-12c.2-4-.7-5-1-8-.5-5 1-10 4.6-10zM26.7 5.5h7.8";

/** The radius of a trunk in centimetres, from its girth in centimetres. */
export const trunkRadius = (girth: number) => (girth / (2 * Math.PI)).toFixed(1);
