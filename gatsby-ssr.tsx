import { isValidElement } from "react";
import type { GatsbySSR } from "gatsby";

// All that stands above the fold is set in these; see `src/styles/fonts.css`.
const fonts = ["brygada-1918-bold", "hanken-grotesk"];

/** Adds to every page's head what does not depend on the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // A browser reads this before any style sheet, so the value of --forest-800 stands here again.
    <meta key="theme-color" name="theme-color" content="#1b3a2a" />,
    // Browsers that read SVG take the second; the first is for the others (HTML, 4.6.7.8).
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

/**
 * Asks for the fonts before the first picture: small as they are, they then come in one round trip
 * and leave the line to the picture. Leaves out the only inline script that differs from page to
 * page, so that one Content-Security-Policy with hashes serves the whole site; it corrects an
 * address that is spelled unlike the page's, which the server redirects.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const preloads = fonts.map((font) => (
    <link
      key={font}
      rel="preload"
      href={`/fonts/${font}.woff2`}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
  replaceHeadComponents([...preloads, ...getHeadComponents()]);
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => !isValidElement(component) || component.key !== "script-loader",
    ),
  );
};
