/**
 * The variable with what `gatsby develop` wants to see of each request, where another program starts it for itself alone.
 * It then ends with that program, too.
 */
export const SECRET_VARIABLE = "TYPED_CONTENT_SECRET";

/** The header in which that program shows it. */
export const SECRET_HEADER = "typed-content-secret";
