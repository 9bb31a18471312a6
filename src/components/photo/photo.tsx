import { graphql } from "gatsby";
import { belowTablet } from "../../utils/breakpoints";
import { classNames } from "../../utils/class-names";
import * as styles from "./photo.module.css";

/** A picture file, processed to one of the three sets of widths: JPEG for pages and links, AVIF in each width. */
export type PhotoFile =
  | Queries.PhotoWideFragment["src"]
  | Queries.PhotoMediumFragment
  | Queries.PhotoSmallFragment;

interface PhotoProps {
  file: PhotoFile;
  alt: string;
  /** How wide the picture is shown, as in an img's `sizes`. */
  sizes: string;
  /** For the one picture in the first view; all others are lazy-loaded. */
  eager?: boolean;
  className?: string;
}

/**
 * What pages show of a file: AVIF in each width, and the width and height of the largest; the JPEG beside it, and the
 * largest JPEG.
 * @throws Error when the file is no raster picture
 */
export function picturesOf(file: PhotoFile) {
  if (!file.childImageSharp) throw new Error("A photo must be a raster picture (JPEG or PNG)");
  const { gatsbyImageData: jpeg, avif } = file.childImageSharp;
  const srcSet = avif.images.fallback?.srcSet ?? "";
  const width = Number.parseInt(srcSet.slice(srcSet.lastIndexOf(" ")), 10);
  const [jpegOfPage] = (jpeg.images.fallback?.srcSet ?? "").split(" ");
  return {
    srcSet,
    width,
    // full-width pictures have the width 1, so their height is the aspect ratio
    height: Math.round(width * avif.height),
    jpeg: jpegOfPage,
    largestJpeg: jpeg.images.fallback?.src,
  };
}

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
  const { srcSet, jpeg, width, height } = picturesOf(file);
  return (
    <picture className={classNames(styles.picture, className)}>
      <source type="image/avif" srcSet={srcSet} sizes={frugalSizes(sizes)} />
      <img
        className={styles.image}
        src={jpeg}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        // React 18 knows this attribute only in lower case
        {...(eager && { fetchpriority: "high" })}
      />
    </picture>
  );
}

/**
 * The JPEG of a page is 700 px wide at least, where the file is: a phone's three dots a pixel for 1.8, and more than paper
 * needs. Links lead to one of 1280 px.
 */
export const photoFragments = graphql`
  fragment PhotoWide on Photo {
    alt
    src {
      childImageSharp {
        avif(breakpoints: [448, 672, 832, 1200, 2000])
        gatsbyImageData(layout: FULL_WIDTH, formats: [AUTO], breakpoints: [832])
      }
    }
  }

  fragment PhotoMedium on File {
    childImageSharp {
      avif(breakpoints: [200, 400, 800, 1280])
      gatsbyImageData(layout: FULL_WIDTH, formats: [AUTO], breakpoints: [800, 1280])
    }
  }

  fragment PhotoSmall on File {
    childImageSharp {
      avif(breakpoints: [120, 240, 480])
      gatsbyImageData(layout: FULL_WIDTH, formats: [AUTO], breakpoints: [480])
    }
  }
`;
