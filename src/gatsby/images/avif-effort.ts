import sharp, { type Sharp } from "sharp";

/** From 0 (fast) to 9. sharp's default of 4 takes ten times as long for the same size. */
const EFFORT = 1;

/**
 * Lowers the default effort for every AVIF that this process encodes. gatsby-plugin-sharp has no
 * option for it, but encodes in the process that reads `gatsby-config.ts`.
 */
export function lowerAvifEffort(): void {
  const prototype = Object.getPrototypeOf(sharp()) as Pick<Sharp, "avif">;
  const { avif } = prototype;
  prototype.avif = function (options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
}
