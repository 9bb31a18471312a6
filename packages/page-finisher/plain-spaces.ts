/** A text without no-break spaces, which only pages need: some calendars show them as signs. */
export const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");
