const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * An e-mail address without pasted extras (`<…>`, `mailto:`, blanks, a final comma), its domain in
 * lower case. Undefined unless it is a dot-atom (RFC 5322, 3.2.3), an `@` and a domain with a dot;
 * the domain may contain Polish letters.
 */
export function emailAddress(typed: string): string | undefined {
  const address = typed
    .normalize("NFC")
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/^<(.*)>$/, "$1")
    .replace(/[.,;]$/, "");
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  const labels = domain.split(".");
  const isWhole =
    at > 0 && local.length <= 64 && ATOMS.test(local) && labels.length > 1 && domain.length < 254;
  return isWhole && labels.every((label) => LABEL.test(label)) ? `${local}@${domain}` : undefined;
}
