/** Small functions that need Node or a package. */
export { chromiumFlags, findChromium } from "./node/find-chromium";
export { git, GitFailed, type GitOptions, runGit, TRANSFER } from "./node/git";
export { type LastCommit, lastCommits } from "./node/last-commits";
export { listFiles } from "./node/list-files";
export {
  editingOrigin,
  isForEditingOrigin,
  isForOwnOrigin,
  isFromThisMachine,
} from "./node/own-origin";
export { OwnPackages } from "./node/own-packages";
export { parsePage } from "./node/parse-page";
export { readEnvironment } from "./node/read-environment";
export { wholeNumber } from "./node/whole-number";
