/** Colours of the style sheet's roles, for what reads none: pictures, icons and the browser's own bars. */
export const colours = { bg: "#f6f7f1", bgDeep: "#1b3a2a", onDark: "#f4f6ee", motif: "#b7c7a2" };
