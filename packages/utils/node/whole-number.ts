import { z } from "zod";

/**
 * A whole number in an environment variable.
 * @param why what a larger value would break, for the error message
 */
export const wholeNumber = (least: number, most: number, why = "") =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int({ error: `must be a whole number from ${least} to ${most}` })
    .min(least, { error: `must be at least ${least}` })
    .max(most, { error: `must be at most ${most}${why}` });
