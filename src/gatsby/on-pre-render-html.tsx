import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

// Everything in the first view is set in these; see `src/styles/fonts.css`.
const fonts = ["brygada-1918-bold", "hanken-grotesk"];

/**
 * Preloads the fonts before the first picture: they are so small that they arrive in one round trip and then
 * leave the bandwidth to the picture. Removes the only inline script that differs between pages, so that one
 * Content-Security-Policy with hashes serves the whole site. That script corrects misspelt addresses, which
 * the server redirects.
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
