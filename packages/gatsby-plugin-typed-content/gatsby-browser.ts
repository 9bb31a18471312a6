/** In `gatsby develop`, shows content problems over the page, and opens a new page as soon as it exists. */
export function onClientEntry(): void {
  // One condition, so that webpack drops the imports from the production build.
  if (process.env.NODE_ENV === "development") {
    void import("./develop/browser/content-report").then((module) => module.showContentReport());
    void import("./develop/browser/new-page").then((module) => module.awaitNewPage());
  }
}
