import type { GatsbySSR } from "gatsby";

// The latin files carry nearly every glyph above the fold; the latin-ext ones follow by unicode-range.
const fonts = ["brygada-1918-latin", "hanken-grotesk-latin"];

/** Adds to every page's head what does not depend on the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // A browser reads this before any style sheet, so the value of --forest-800 stands here again.
    <meta key="theme-color" name="theme-color" content="#1b3a2a" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    ...fonts.map((font) => (
      <link
        key={font}
        rel="preload"
        href={`/fonts/${font}.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
};
