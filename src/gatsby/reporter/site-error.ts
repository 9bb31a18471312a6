/** The id under which Gatsby's reporter knows the site's own errors. */
export const SITE_ERROR = "10001";

/** An error of the site, in the form that Gatsby's reporter takes. */
export const siteError = (sourceMessage: string) => ({
  id: SITE_ERROR,
  context: { sourceMessage },
});
