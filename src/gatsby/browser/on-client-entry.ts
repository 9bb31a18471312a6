/**
 * In `gatsby develop`, shows mistakes in the content over the page, opens a new page as soon as it
 * exists, and calls what runs before React in a built page.
 */
export function onClientEntry(): void {
  // Written as one condition, so that webpack leaves the imports out of the production build.
  if (process.env.NODE_ENV === "development") {
    void import("../../../packages/workbench/browser").then(({ showContentReport }) =>
      showContentReport(),
    );
    void import("../../../packages/workbench/browser").then(({ awaitNewPage }) => awaitNewPage());
    void import("../../components/before-after-slider/line").then(({ followLines }) =>
      followLines(),
    );
  }
}
