/** Small functions that need Node or a package. */
export { bundleForBrowser } from "./node/bundle-for-browser";
export { chromiumFlags, findChromium } from "./node/find-chromium";
export { git, GitFailed, type GitOptions, runGit, TRANSFER } from "./node/git";
export { IDLE_CONNECTION } from "./node/idle-connections";
export { type LastCommit, lastCommits } from "./node/last-commits";
export { LimitExceeded, runLimited } from "./node/limited-process";
export { listFiles } from "./node/list-files";
export {
  editingOrigin,
  isForEditingOrigin,
  isForOwnOrigin,
  isFromThisMachine,
  SECRET_HEADER,
} from "./node/own-origin";
export { parsePage } from "./node/parse-page";
export { printResult } from "./node/print-result";
export { readEnvironment } from "./node/read-environment";
export { wholeNumber } from "./node/whole-number";
