import { imageData, type PhotoFile } from "../../components/photo/photo";

/** The link that makes a browser fetch a photograph before it has read the page as far as that. */
export function preloadLinks(preload?: { file: PhotoFile; sizes: string }) {
  const sources = preload && imageData(preload.file).images.sources;
  const avif = sources?.find(({ type }) => type === "image/avif");
  if (!avif) return [];
  return [
    {
      rel: "preload",
      as: "image",
      type: avif.type,
      imageSrcSet: avif.srcSet,
      imageSizes: preload?.sizes,
      // React 18 knows this attribute in lower case only
      fetchpriority: "high",
    },
  ];
}
