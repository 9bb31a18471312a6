/** The order of the cascade layers, as `tokens.css` gives it; its test holds the two together. */
export const LAYERS = "@layer reset, tokens, base, layout, components, utilities, print;";
