import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import type { Site } from "../site";

/** A small site. */
export const site = {
  url: "https://example.org",
  company: {
    brand: "Bór i Trawnik",
    tagline: "Gardens & trees.",
    email: "kontakt@example.org",
  },
  languages: ["pl", "en"],
  pages: new Map(),
  policy: {},
  redirects: [{ from: "/płoty", to: "/kontakt" }],
  project: folderWith({
    "package.json": JSON.stringify({ browserslist: ["chrome >= 109"] }),
  }),
  fileDigests: new Set(["a".repeat(32)]),
  colours: { bg: "#f6f7f1", bgDeep: "#1b3a2a" },
  changes: [],
  firstScript: path.join(__dirname, "../browser/first-move.ts"),
} satisfies Site;
