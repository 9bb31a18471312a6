/** In `gatsby develop`, mistakes in the content show over the page, and a new page comes by itself. */
export function onClientEntry(): void {
  // Written as one condition, so that webpack leaves the imports out of the production build.
  if (process.env.NODE_ENV === "development") {
    void import("./develop/content-report").then(({ showContentReport }) => showContentReport());
    void import("./develop/new-page").then(({ awaitNewPage }) => awaitNewPage());
  }
}
