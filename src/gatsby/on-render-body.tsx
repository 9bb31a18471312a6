import type { RenderBodyArgs } from "gatsby";
import { colours } from "../styles/colours";
import { LAYERS } from "../styles/layers";
import { HEADER_END } from "../utils/anchors";

/** Adds to every page's head what does not depend on the page. */
export function onRenderBody({ setHeadComponents }: Pick<RenderBodyArgs, "setHeadComponents">) {
  setHeadComponents([
    // `gatsby develop` has one sheet for all, in which a component's styles may come before the site's own.
    process.env.NODE_ENV === "development" && <style key="layers">{LAYERS}</style>,
    // Drawn in part, the header would move as the rest of it comes. `gatsby develop` draws all by script.
    process.env.NODE_ENV !== "development" && (
      <link key="expect" rel="expect" href={`#${HEADER_END}`} {...{ blocking: "render" }} />
    ),
    <meta key="theme-color" name="theme-color" content={colours.bgDeep} />,
    // Browsers that read SVG take the second; the first is for the others (HTML, 4.6.7.8).
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
}
