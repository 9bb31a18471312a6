/** Small functions independent of the site, for browser and Node. */
export {
  addressOfFile,
  addressOfHtml,
  isPageFile,
  addressOfName,
  fullAddress,
  LONGEST_TARGET,
  nameOfFile,
  pathOf,
  slug,
  withoutAnchor,
} from "./addresses";
export { DAY, MINUTE } from "./day";
export { clockInPoland, dayInPoland } from "./day-in-poland";
export { groupBy } from "./group-by";
export { isPageMade } from "./page-data";
export { oneAtATime } from "./one-at-a-time";
export { LONGEST_PHOTO_SIDE } from "./photo-side";
export { repeats } from "./repeats";
export { required } from "./required";
export { BULLETS } from "./text/bullets";
export { comparable } from "./text/comparable";
export { decimalDegrees } from "./text/decimal-degrees";
export { emailAddress } from "./text/email-address";
export { escapeHtml } from "./text/escape-html";
export { fillKnown } from "./text/fill-known";
export { foldedLetters, plainLetters } from "./text/plain-letters";
export { plainSpaces } from "./text/plain-spaces";
export { otherQuotes, polishQuotes } from "./text/polish-quotes";
export { dialled, hasPhone, telHref, typedTelHref, withJoinedDigits } from "./text/phone-number";
export { INVISIBLE_CHARACTER, withoutInvisibleCharacters } from "./text/invisible-characters";
