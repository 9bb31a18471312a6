import { imageData, type PhotoFile, sparing } from "../../components/photo/photo";

/** The photograph that is in view when a page opens, and how wide it is shown. */
export interface FirstPhoto {
  file: PhotoFile;
  sizes: string;
}

/** The link that makes a browser fetch a photograph before it has read the page as far as that. */
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
      imageSizes: sparing(preload.sizes),
      // React 18 knows this attribute in lower case only
      fetchpriority: "high",
    },
  ];
}
