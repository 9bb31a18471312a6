import { frugalSizes, imageData, type PhotoFile } from "../../components/photo/photo";

/** The photograph in a page's first view, and its `sizes`. */
export interface FirstPhoto {
  file: PhotoFile;
  sizes: string;
}

/** A preload link, so that the browser fetches the photograph before it has parsed the page that far. */
export function preloadLinks(preload?: FirstPhoto) {
  if (!preload) return [];
  const { sources } = imageData(preload.file).images;
  const avif = sources?.find(({ type }) => type === "image/avif");
  if (!avif) return [];
  return [
    {
      rel: "preload",
      as: "image",
      type: avif.type,
      imageSrcSet: avif.srcSet,
      imageSizes: frugalSizes(preload.sizes),
      // React 18 knows this attribute only in lower case
      fetchpriority: "high",
    },
  ];
}
