import { emailAddress, typedTelHref } from "@typed-site/utils";
import { wholeAddress } from "../paste/whole-address";

/** The address that somebody means who types an e-mail address, a phone number or another site's address; else undefined. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  const email = emailAddress(text);
  if (email !== undefined) return `mailto:${email}`;
  return typedTelHref(text) ?? siteAddress(text);
}

function siteAddress(text: string): string | undefined {
  const address = wholeAddress(text);
  if (/\s/.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, href } = new URL(address);
  const isSite = protocol.startsWith("http") && hostname.includes(".");
  return isSite ? href.replaceAll("(", "%28").replaceAll(")", "%29") : undefined;
}
