import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import type { SitePage } from "gatsby-plugin-typed-content";
import type { Site } from "../site";

/** A page with defaults for irrelevant fields. */
export function sitePage(given: Partial<SitePage> & { path: string }): SitePage {
  return {
    canonical: given.path,
    sources: [`${given.path.slice(1)}.yaml`],
    noIndex: false,
    ...given,
  };
}

/** A small site. */
export const site: Site = {
  url: "https://example.org",
  company: {
    brand: "Bór i Trawnik",
    tagline: "Gardens & trees.",
    email: "kontakt@example.org",
  },
  pages: ["/", "/kontakt", "/gdzie-pracujemy"].map((path) => sitePage({ path })),
  redirects: [{ from: "/płoty", to: "/kontakt" }],
  project: folderWith({
    "package.json": JSON.stringify({ browserslist: ["chrome >= 109"] }),
  }),
  contentFolder: __dirname,
  fileDigests: new Set(["a".repeat(32)]),
  colours: { bg: "#f6f7f1", bgDeep: "#1b3a2a" },
  changes: [],
  firstScript: path.join(__dirname, "../browser/first-move.ts"),
};
