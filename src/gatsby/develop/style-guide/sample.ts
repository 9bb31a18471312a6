import type { PhotoFile } from "../../../components/photo/photo";

/** A word as long as Polish compounds get: nothing may depend on short ones. */
export const longWord = "Pięćdziesięciogroszówkowaniepodlewanie";

/** One paragraph with all that Markdown gives. */
export const html = `<p>Kosimy <strong>trawę i trzcinę</strong>, <a href="#odnosnik">wycinamy</a> drzewa.</p>
<ul><li>Zażółć gęślą jaźń.</li><li>${longWord}</li></ul>`;

/** Drawings in place of photos. */
export const pictures = { light: picture("light"), dark: picture("dark") };

function picture(colour: "light" | "dark"): PhotoFile {
  const [sky, land] =
    colour === "light" ? ["Gainsboro", "DarkSeaGreen"] : ["Gray", "DarkSlateGray"];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="${sky}" d="M0 0h1200v800H0z"/><path fill="${land}" d="M0 500q600-300 1200 0v300H0z"/></svg>`;
  // no data URL: a comma would end it in a srcset
  const src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  return {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth",
        width: 1,
        height: 2 / 3,
        backgroundColor: land,
        images: { fallback: { src, srcSet: `${src} 1200w` } },
      },
    },
  };
}
