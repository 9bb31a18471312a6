import type { PhotoFile } from "./photo";

/** A processed picture as GraphQL returns it, for tests. */
export function photoFile(name: string): PhotoFile & Queries.HeadPhotoFragment["src"] {
  return {
    childImageSharp: {
      resize: { src: `/${name}-share.jpg`, width: 1200, height: 630 },
      gatsbyImageData: {
        layout: "fullWidth",
        width: 1,
        height: 0.75,
        images: {
          fallback: {
            src: `/${name}-320.jpg`,
            srcSet: `/${name}-320.jpg 320w,\n/${name}-960.jpg 960w`,
          },
          sources: [
            { type: "image/avif", srcSet: `/${name}-320.avif 320w,\n/${name}-960.avif 960w` },
          ],
        },
      },
    },
  };
}
