import { emailAddress, typedTelHref } from "@typed-site/utils";
import { wholeAddress } from "../paste/whole-address";

/** What a link can lead to, as an editor chooses it. */
export type LinkKind = "page" | "file" | "email" | "phone" | "site";

/** An address for a link, or what is wrong with what was typed. */
export type TypedAddress = { address: string } | { problem: string };

/** The address that somebody means who types an e-mail address, a phone number or another site's address. */
export function typedAddress(kind: "email" | "phone" | "site", typed: string): TypedAddress {
  const text = typed.trim();
  if (kind === "email") return mailLink(text);
  if (kind === "phone") return phoneAddress(text);
  return siteAddress(text);
}

function mailLink(text: string): TypedAddress {
  const email = emailAddress(text);
  return email === undefined
    ? { problem: "Wpisz cały adres e-mail, na przykład jan@firma.pl." }
    : { address: `mailto:${email}` };
}

function phoneAddress(text: string): TypedAddress {
  const address = typedTelHref(text);
  return address
    ? { address }
    : { problem: "Wpisz numer z 9 cyfr, a zagraniczny z plusem i numerem kraju na początku." };
}

function siteAddress(text: string): TypedAddress {
  const wrong = {
    problem: "Skopiuj cały adres z paska przeglądarki, na przykład https://www.przyklad.pl/strona.",
  };
  const address = wholeAddress(text);
  if (/\s/.test(address) || !URL.canParse(address)) return wrong;
  const url = new URL(address);
  return url.protocol.startsWith("http") && url.hostname.includes(".")
    ? { address: url.href.replaceAll("(", "%28").replaceAll(")", "%29") }
    : wrong;
}
