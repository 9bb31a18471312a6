/** Small functions that need Node or a package. */
export { chromiumFlags, findChromium } from "./node/find-chromium";
export { git } from "./node/git";
export { listFiles } from "./node/list-files";
export {
  editingOrigin,
  isForEditingOrigin,
  isForOwnOrigin,
  isFromThisMachine,
} from "./node/own-origin";
export { parsePage } from "./node/parse-page";
export { readEnvironment } from "./node/read-environment";
export { wholeNumber } from "./node/whole-number";
