/** A number in dialled form: its digits with a leading plus. */
export const dialled = (number: string) => number.replace(/[^\d+]/g, "");

/** The `tel:` link for a formatted phone number. */
export function telHref(number: string): string {
  return `tel:${dialled(number)}`;
}
