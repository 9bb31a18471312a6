/** Small functions independent of the site, for browser and Node. */
export {
  addressOfFile,
  addressOfHtml,
  addressOfName,
  capitalised,
  createRedirects,
  fullAddress,
  groupAddress,
  LONGEST_TARGET,
  nameOfFile,
  pathOf,
  queryOf,
  slug,
  withoutAnchor,
} from "./addresses";
export { dayInPoland, momentInPoland, monthInPoland } from "./day-in-poland";
export { groupBy } from "./group-by";
export { repeats } from "./repeats";
export { required } from "./required";
export { decimalDegrees } from "./text/decimal-degrees";
export { escapeHtml } from "./text/escape-html";
export { fillIn, fillKnown } from "./text/fill-in";
export { foldedLetters, plainLetters } from "./text/plain-letters";
export { plainSpaces } from "./text/plain-spaces";
export { dialled, telHref } from "./text/tel-href";
