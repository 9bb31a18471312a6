/**
 * An address with its scheme, which is there once: `www.lasy.pl` → `https://www.lasy.pl`, `biuro@lasy.pl` →
 * `mailto:biuro@lasy.pl`, `mailto:mailto:biuro@lasy.pl` → `mailto:biuro@lasy.pl`.
 */
export function wholeAddress(address: string): string {
  const [, scheme = "", rest = ""] = /^(?:(https?:\/\/|mailto:|tel:))*(.*)$/is.exec(address) ?? [];
  if (scheme !== "") return scheme.toLowerCase() + rest;
  return address.includes("@") ? `mailto:${address}` : `https://${address}`;
}
