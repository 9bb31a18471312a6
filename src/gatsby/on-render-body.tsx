import type { RenderBodyArgs } from "gatsby";
import { colours } from "../styles/colours";
import { LAYERS } from "../styles/layers";
import { HEADER_END } from "../utils/anchors";

/** Adds the head tags that are the same on every page. */
export function onRenderBody({
  setHeadComponents,
}: Pick<RenderBodyArgs, "setHeadComponents">): void {
  setHeadComponents([
    // `gatsby develop` has one style sheet, where a component's rules may precede the site's own.
    process.env.NODE_ENV === "development" && <style key="layers">{LAYERS}</style>,
    // Painted in part, the header would shift. `gatsby develop` renders everything by script.
    process.env.NODE_ENV !== "development" && (
      <link key="expect" rel="expect" href={`#${HEADER_END}`} {...{ blocking: "render" }} />
    ),
    <meta key="theme-color" name="theme-color" content={colours.bgDeep} />,
    // Browsers that support SVG take the second icon, others the first (HTML, 4.6.7.8).
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
}
