/** A full-width picture, 4 : 3. */
const picture = (src: string, srcSet: string) =>
  ({
    layout: "fullWidth",
    width: 1,
    height: 0.75,
    images: { fallback: { src, srcSet } },
  }) as const;

/** A processed picture as GraphQL returns it, for tests. */
export function photoFile(
  name: string,
): Queries.PhotoMediumFragment & Queries.HeadPhotoFragment["src"] {
  const avif = `/${name}-320.avif 320w,\n/${name}-960.avif 960w`;
  const jpeg = `/${name}-800.jpg 800w,\n/${name}-960.jpg 960w`;
  const childImageSharp = {
    resize: { src: `/${name}-share.jpg`, width: 1200, height: 630 },
    avif: picture(`/${name}-960.avif`, avif),
    gatsbyImageData: picture(`/${name}-960.jpg`, jpeg),
  };
  return { childImageSharp };
}
