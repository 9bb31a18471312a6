import { z } from "zod";

/**
 * A number from an environment variable.
 * @param why what a value above the limit would break, said in the error
 */
export const wholeNumber = (least: number, most: number, why = "") =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int({ error: `must be a whole number from ${least} to ${most}` })
    .min(least, { error: `must be at least ${least}` })
    .max(most, { error: `must be at most ${most}${why}` });
