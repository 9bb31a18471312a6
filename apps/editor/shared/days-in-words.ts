const DAY = /\b\d{4}-\d\d-\d\d\b/g;

const LONG = new Intl.DateTimeFormat("pl", { dateStyle: "long", timeZone: "UTC" });

/** A text with its days as Poles write them: `2026-11-28` → `28 listopada 2026`. */
export const daysInWords = (text: string): string =>
  text.replace(DAY, (day) =>
    Number.isNaN(Date.parse(day)) ? day : LONG.format(new Date(day)).replace(/ r\.$/, ""),
  );
