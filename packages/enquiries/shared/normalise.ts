/** One run of digits with the signs that people put between them. */
const PHONE_RUN = /\+?\d[\d\s().\-\u2010-\u2015]*\d/g;

/**
 * The first telephone number in a text: `tel. 600-700-800 po 16` → `+48600700800`. A number
 * without a country is Polish if it has nine digits. Undefined if there are fewer than 7 digits
 * (a landline without its area) or more than 15 (ITU-T E.164).
 */
export function normalisePhone(typed: string): string | undefined {
  for (const [run] of typed.matchAll(PHONE_RUN)) {
    const digits = run.replace(/\D/g, "").replace(/^00/, run.startsWith("+") ? "00" : "");
    if (digits.length < 7 || digits.length > 15) continue;
    if (run.startsWith("+") || /^00/.test(run)) return `+${digits}`;
    const national = digits.replace(/^48(?=\d{9}$)/, "").replace(/^0(?=\d{9}$)/, "");
    return national.length === 9 ? `+48${national}` : national;
  }
  return undefined;
}

const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * An e-mail address without what people paste along (`<…>`, `mailto:`, blanks, a final comma),
 * its domain in small letters. Undefined if it isn't a dot-atom (RFC 5322, 3.2.3) before the `@`
 * and a domain with a dot behind it; Polish letters may stand in the domain.
 */
export function normaliseEmail(typed: string): string | undefined {
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

/** A line in composed letters (NFC), with single plain blanks. */
export function normaliseLine(typed: string): string {
  return typed.normalize("NFC").replace(/\s+/g, " ").trim();
}
