/** The order of the cascade layers, as in `tokens.css`; a test compares the two. */
export const LAYERS = "@layer reset, tokens, base, layout, components, utilities, print;";
