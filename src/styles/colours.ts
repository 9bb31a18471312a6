/** The roles' colours for what can't read the style sheet: pictures, icons and browser bars. */
export const colours = { bg: "#f6f7f1", bgDeep: "#1b3a2a", onDark: "#f4f6ee", motif: "#b7c7a2" };
