import sharp, { type Metadata, type Sharp } from "sharp";

/**
 * Makes every size that this process reads that of the upright picture. gatsby-plugin-sharp turns photos as their
 * EXIF data say, but takes the stored width and height for their shape: one that lies on its side would be cut to
 * an upright shape (gatsbyjs/gatsby#30672). It reads in the process that reads `gatsby-config.ts`.
 */
export function readUprightSize(): void {
  const prototype = Object.getPrototypeOf(sharp()) as { metadata: () => Promise<Metadata> };
  const { metadata } = prototype;
  prototype.metadata = async function (this: Sharp) {
    const stored = await metadata.call(this);
    return { ...stored, ...stored.autoOrient };
  };
}
