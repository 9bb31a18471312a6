/** An address with its scheme: `www.lasy.pl` → `https://www.lasy.pl`, `biuro@lasy.pl` → `mailto:biuro@lasy.pl`. */
export function wholeAddress(address: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  return address.includes("@") ? `mailto:${address}` : `https://${address}`;
}
