/** The roles' colours for what can't read the style sheet: icons and browser bars. */
export const colours = {
  bg: "#f6f7f1",
  bgDeep: "#1b3a2a",
};
