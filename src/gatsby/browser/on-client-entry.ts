import { printFolded } from "./print-folded";

/**
 * Prints what is folded in older browsers, too. In `gatsby develop`, shows content problems over the page, opens a new page as soon as it exists,
 * and runs what a built page runs before React.
 */
export function onClientEntry(): void {
  printFolded();
  // One condition, so that webpack drops the imports from the production build.
  if (process.env.NODE_ENV === "development") {
    void import("@typed-site/workbench/browser").then(({ showContentReport }) =>
      showContentReport(),
    );
    void import("@typed-site/workbench/browser").then(({ awaitNewPage }) => awaitNewPage());
    void import("../../components/before-after-slider/line").then(({ moveComparisonLines }) =>
      moveComparisonLines(),
    );
  }
}
