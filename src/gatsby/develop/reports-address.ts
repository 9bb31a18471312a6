/** Where the browser hears of mistakes in the content, in `gatsby develop` only. */
export const REPORTS_ADDRESS = "/___content-report";
