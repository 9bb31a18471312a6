import { keepTyped } from "@typed-site/enquiries/keep-typed";
import { printFolded } from "./print-folded";

/**
 * Prints what is folded in older browsers, too, and keeps what is typed: Gatsby may load the page anew as soon as it has
 * started, and nothing else does so before. In `gatsby develop`, runs what a built page runs before React.
 */
export function onClientEntry(): void {
  printFolded();
  keepTyped();
  // So that webpack drops the import from the production build.
  if (process.env.NODE_ENV === "development") {
    void import("../../components/before-after-slider/line").then(({ moveComparisonLines }) =>
      moveComparisonLines(),
    );
  }
}
