import { isValidElement } from "react";
import type { PreRenderHTMLArgs } from "gatsby";

// All that stands above the fold is set in these; see `src/styles/fonts.css`.
const fonts = ["brygada-1918-bold", "hanken-grotesk"];

/**
 * Asks for the fonts before the first picture: small as they are, they then come in one round trip
 * and leave the line to the picture. Leaves out the only inline script that differs from page to
 * page, so that one Content-Security-Policy with hashes serves the whole site; it corrects an
 * address that is spelled unlike the page's, which the server redirects.
 */
export function onPreRenderHTML({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: Omit<PreRenderHTMLArgs, "getPreBodyComponents" | "replacePreBodyComponents" | "pathname">) {
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
}
