import { cleanLine, normaliseEmail } from "./normalise";

/**
 * The providers that most visitors write from, and some that differ from these by one letter. Short ones are missing:
 * one letter turns `wp.pl` into many a firm's domain.
 */
const PROVIDERS =
  "gmail.com onet.pl onet.eu poczta.onet.pl interia.pl interia.eu poczta.fm gazeta.pl icloud.com outlook.com hotmail.com yahoo.com mail.com ymail.com".split(
    " ",
  );

/** The address that was probably meant by one whose domain is a single slip away from a large provider's. */
export function nearMiss(typed: string): string | undefined {
  const address = cleanLine(typed).trim();
  const at = address.indexOf("@") + 1;
  const given = address.slice(at).toLowerCase();
  if (PROVIDERS.includes(given)) return undefined;
  const meant = PROVIDERS.find((provider) => isOneSlip(given, provider));
  return meant && normaliseEmail(address.slice(0, at) + meant);
}

/** Whether one letter is missing, too many or another, or two neighbours have changed places. */
function isOneSlip(given: string, right: string): boolean {
  const shorter = Math.min(given.length, right.length);
  let start = 0;
  while (start < shorter && given[start] === right[start]) start++;
  let end = 0;
  while (end < shorter - start && given[given.length - 1 - end] === right[right.length - 1 - end])
    end++;
  const wrong = given.slice(start, given.length - end);
  const meant = right.slice(start, right.length - end);
  const areSwapped = wrong.length === 2 && wrong === [...meant].reverse().join("");
  return areSwapped || (wrong.length < 2 && meant.length < 2);
}
