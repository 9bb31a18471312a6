/** A word as long as Polish compounds get: no layout may depend on short ones. */
export const longWord = "Pięćdziesięciogroszówkowaniepodlewanie";

/** A paragraph with everything that Markdown produces. */
export const html = `<p>Kosimy <strong>trawę i trzcinę</strong>, <a href="#odnosnik">wycinamy</a> drzewa.</p>
<ul><li>Zażółć gęślą jaźń.</li><li>${longWord}</li></ul>`;

/** Drawings instead of photos. */
export const pictures = { light: picture("DarkSeaGreen"), dark: picture("DarkSlateGray") };

function picture(colour: string): Queries.PhotoMediumFragment {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${colour}" d="M0 0h3v2H0z"/></svg>`;
  // no data URL: its comma would end the entry of a srcset
  const src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const images = { fallback: { src, srcSet: `${src} 1200w` } };
  const data = { layout: "fullWidth", width: 1, height: 2 / 3, images } as const;
  const childImageSharp = { avif: data, gatsbyImageData: data };
  return { childImageSharp };
}
