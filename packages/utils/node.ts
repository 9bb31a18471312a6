/** Small functions that need Node or a package. */
export { addressWithoutPort } from "./node/address-without-port";
export { bundleForBrowser, keptBundle } from "./node/bundle-for-browser";
export { freePort } from "./node/free-port";
export { gitDates, lastChange } from "./node/git-dates";
export {
  git,
  GitFailed,
  type GitOptions,
  isOwnedByAnother,
  runGit,
  TRANSFER,
} from "./node/git";
export { IDLE_CONNECTION } from "./node/idle-connections";
export { isLoopback } from "./node/is-loopback";
export { type LastCommit, lastCommits } from "./node/last-commits";
export { LimitExceeded, runLimited } from "./node/limited-process";
export { listFiles } from "./node/list-files";
export { isForOwnOrigin } from "./node/own-origin";
export { LOCK_FILES, lockFile } from "./node/lock-file";
export { loadModule } from "./node/load-module";
export { parsePage } from "./node/parse-page";
export { type PictureKind, pictureKind, START_BYTES } from "./node/picture-kind";
export { failWith, printResult } from "./node/print-result";
export { type Program, programOf } from "./node/program-of";
export { readEnvironment } from "./node/read-environment";
export { smtpWithTls } from "./node/smtp-with-tls";
export { writeWhole } from "./node/write-whole";
export { wholeNumber } from "./node/whole-number";
