/** Where the browser gets mistakes in the content from, in `gatsby develop` only. */
export const REPORTS_ADDRESS = "/___content-report";
