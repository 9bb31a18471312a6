/** Replaces no-break spaces, which some calendars show as odd characters. */
export const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");
