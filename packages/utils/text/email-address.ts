const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** No ending of a domain has one letter, or a digit beside letters (RFC 3696, 2; `xn--` stands for other scripts). */
const ENDING = /\.(\p{L}{2,}|xn--[^.]+)$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * An e-mail address without pasted extras (`<…>`, `mailto:`, blanks, a final comma), its domain in
 * lower case. Undefined unless it is a dot-atom (RFC 5322, 3.2.3), an `@` and a domain with a dot
 * and an ending that can be one; the domain may contain Polish letters.
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
  const isWhole =
    at > 0 &&
    local.length <= 64 &&
    domain.length < 254 &&
    ATOMS.test(local) &&
    ENDING.test(domain) &&
    domain.split(".").every((label) => LABEL.test(label));
  return isWhole ? `${local}@${domain}` : undefined;
}
