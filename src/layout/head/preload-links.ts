import { frugalSizes, type PhotoFile, picturesOf } from "../../components/photo/photo";

/** The photograph in a page's first view, and its `sizes`. */
export interface FirstPhoto {
  file: PhotoFile;
  sizes: string;
}

/** A preload link, so that the browser fetches the photograph before it has parsed the page that far. */
export function preloadLinks(preload?: FirstPhoto) {
  if (!preload) return [];
  return [
    {
      rel: "preload",
      as: "image",
      type: "image/avif",
      imageSrcSet: picturesOf(preload.file).srcSet,
      imageSizes: frugalSizes(preload.sizes),
      // React 18 knows this attribute only in lower case
      fetchpriority: "high",
    },
  ];
}
