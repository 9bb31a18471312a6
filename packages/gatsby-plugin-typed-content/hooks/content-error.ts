/** The id under which Gatsby's reporter knows the errors of this plugin. */
export const CONTENT_ERROR = "10001";

/** An error of this plugin, in the form that Gatsby's reporter takes. */
export const contentError = (sourceMessage: string) => ({
  id: CONTENT_ERROR,
  context: { sourceMessage },
});
