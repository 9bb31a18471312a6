import { plainSpaces } from "@typed-site/utils";
import type { SiteDescription } from "../site";

/** The web app manifest (W3C Web Application Manifest). */
export function manifest({
  company,
  colours,
  languages: [language],
}: Required<Pick<SiteDescription, "company" | "colours" | "languages">>): string {
  const { brand, tagline } = company;
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    // `static/icon-*.png` have a background and a wide margin, so any mask may be applied
    purpose: "any maskable",
  }));
  const content = {
    name: brand,
    short_name: brand,
    description: plainSpaces(tagline),
    ...(language && { lang: language }),
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: colours.bgDeep,
    background_color: colours.bg,
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
