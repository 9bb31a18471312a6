import { printFolded } from "./print-folded";

/**
 * Prints what is folded in older browsers, too. In `gatsby develop`, runs what a built page runs before React.
 */
export function onClientEntry(): void {
  printFolded();
  // So that webpack drops the import from the production build.
  if (process.env.NODE_ENV === "development") {
    void import("../../components/before-after-slider/line").then(({ moveComparisonLines }) =>
      moveComparisonLines(),
    );
  }
}
