/** Small functions independent of the site, for browser and Node. */
export {
  addressOfFile,
  addressOfHtml,
  isPageFile,
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
export { DAY } from "./day";
export { dayInPoland, momentInPoland, monthInPoland } from "./day-in-poland";
export { groupBy } from "./group-by";
export { isPageMade } from "./page-data";
export { repeats } from "./repeats";
export { required } from "./required";
export { comparable } from "./text/comparable";
export { decimalDegrees } from "./text/decimal-degrees";
export { emailAddress } from "./text/email-address";
export { escapeHtml } from "./text/escape-html";
export { fillIn, fillKnown } from "./text/fill-in";
export { foldedLetters, plainLetters } from "./text/plain-letters";
export { plainSpaces } from "./text/plain-spaces";
export { dialled, hasPhone, telHref, typedTelHref, withJoinedDigits } from "./text/phone-number";
export { UNSEEN_SIGN, withoutUnseenSigns } from "./text/unseen-signs";
