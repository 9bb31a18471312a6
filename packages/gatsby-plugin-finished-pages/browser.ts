/** Code that runs in a page before React does. */
export { skipBelowTheFold } from "./browser/below-the-fold";
export { savesData } from "./browser/first-move";
export { restoreBuiltPage, UNHYDRATED } from "./browser/foreign-changes";
export { keepClicks } from "./browser/keep-clicks";
