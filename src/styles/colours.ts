/** The roles' colours for what can't read the style sheet: icons, browser bars and the files of drawings. */
export const colours = {
  bg: "#f6f7f1",
  bgDeep: "#1b3a2a",
  text: "#14291e",
  link: "#2d6748",
  numeral: "#788a66",
  action: "#ffc629",
  actionEdge: "#a87700",
};
