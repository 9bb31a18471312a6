/** The variable with what `gatsby develop` wants to see of each request, where it draws for the editing page alone. */
export const SECRET_VARIABLE = "PREVIEW_SECRET";

/** The header in which the editing page shows it. */
export const SECRET_HEADER = "preview-secret";
