/** The address from which the browser gets content problems, in `gatsby develop` only. */
export const REPORTS_ADDRESS = "/___content-report";
