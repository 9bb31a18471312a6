/*
 * The two breakpoints as media conditions, for `sizes` and `matchMedia`; style sheets write them out,
 * because a custom property cannot stand in a media query. In `em`, which in a media query is the
 * browser's own font size: 37.5em is 600 px and 64em is 1024 px at the usual 16 px, and whoever has
 * set larger letters gets the layout of a narrower screen.
 */

/** Windows as wide as a tablet's, and wider. */
export const fromTablet = "(min-width: 37.5em)";

/** Windows narrower than a tablet's: phones. */
export const belowTablet = "(max-width: 37.499em)";

/** Windows as wide as a desktop's, and wider. */
export const fromDesktop = "(min-width: 64em)";

/** Windows in which the widest container has its full width. */
export const fromWidest = "(min-width: 90em)";
