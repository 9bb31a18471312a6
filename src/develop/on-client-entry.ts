/** In `gatsby develop`, mistakes in the content show over the page. */
export function onClientEntry(): void {
  // Written as one condition, so that webpack leaves the import out of the production build.
  if (process.env.NODE_ENV === "development") {
    void import("./content-report").then(({ showContentReport }) => showContentReport());
  }
}
