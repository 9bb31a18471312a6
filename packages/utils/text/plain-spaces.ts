/** Replaces the no-break spaces of Polish typography, for texts that other programs read. */
export const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");
