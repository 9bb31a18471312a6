/** A number as a telephone dials it: its digits, and the plus in front. */
export const dialled = (number: string) => number.replace(/[^\d+]/g, "");

/** The address of a telephone link for a number as people write it. */
export function telHref(number: string): string {
  return `tel:${dialled(number)}`;
}
