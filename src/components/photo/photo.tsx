import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { belowTablet } from "../../utils/breakpoints";
import { classNames } from "../../utils/class-names";
import * as styles from "./photo.module.css";

/** A picture file, processed to one of the three sets of widths. */
export type PhotoFile =
  Queries.PhotoWideFragment["src"] | Queries.PhotoMediumFragment | Queries.PhotoSmallFragment;

interface PhotoProps {
  file: PhotoFile;
  alt: string;
  /** How wide the picture is shown, as in an img's `sizes`. */
  sizes: string;
  /** For the one picture in the first view; all others are lazy-loaded. */
  eager?: boolean;
  className?: string;
}

/** The processed picture of a file. @throws Error when the file is no raster picture */
export function imageData(file: PhotoFile): IGatsbyImageData {
  if (!file.childImageSharp) throw new Error("A photo must be a raster picture (JPEG or PNG)");
  return file.childImageSharp.gatsbyImageData;
}

/** A file's pictures in the format that every browser shows, the largest last. */
const fallbackPictures = (file: PhotoFile) =>
  (imageData(file).images.fallback?.srcSet ?? "").split(",").map((entry) => {
    const [src = "", width = "1"] = entry.trim().split(" ");
    return { src, width: Number.parseInt(width, 10) };
  });

/** URL and width in pixels of a file's largest picture, in the format that every browser shows. */
export const largestPicture = (file: PhotoFile) =>
  fallbackPictures(file).at(-1) ?? { src: undefined, width: 1 };

/** How wide a JPEG is at least, where the file is: a phone's three dots a pixel for 1.8, and more than paper needs. */
const LEAST_FALLBACK_WIDTH = 700;

/**
 * Extends a `sizes` value so that phones with a pixel ratio of 3 load pictures for 1.8: nobody sees
 * a difference, but it is a third of the bytes.
 */
export function frugalSizes(sizes: string): string {
  const onPhones = sizes.slice(sizes.lastIndexOf(",") + 1).trim();
  return `(min-resolution: 2.5dppx) and ${belowTablet} calc(${onPhones} * 0.6), ${sizes}`;
}

/**
 * A photograph that fills its box (global class `photo`), as AVIF in the width that its place asks for. The few browsers
 * that lack AVIF, and paper, have one JPEG for all places: their choice of widths was 3 % of a page with many photos.
 */
export function Photo({ file, alt, sizes, eager = false, className }: PhotoProps) {
  const { images, height } = imageData(file);
  const { width } = largestPicture(file);
  const jpeg = fallbackPictures(file).find(
    (one) => one.width >= LEAST_FALLBACK_WIDTH || one.width === width,
  );
  return (
    <picture className={classNames(styles.picture, className)}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={frugalSizes(sizes)} />
      ))}
      <img
        className={styles.image}
        src={jpeg?.src}
        alt={alt}
        width={width}
        // gatsbyImageData gives a full-width picture the width 1, so its height is the aspect ratio
        height={Math.round(width * height)}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        // React 18 knows this attribute only in lower case
        {...(eager && { fetchpriority: "high" })}
      />
    </picture>
  );
}

export const photoFragments = graphql`
  fragment PhotoWide on Photo {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [448, 672, 832, 1200, 2000])
      }
    }
  }

  fragment PhotoMedium on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [200, 400, 800, 1280])
    }
  }

  fragment PhotoSmall on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [120, 240, 480])
    }
  }
`;
