/** A day as notices write it: `24 grudnia`, `24.12`. */
const DAY_NAMED =
  /\d{1,2}(?:\.\d{2}(?!\d)|[ \u00a0](?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru)\p{L})/u;

/** Whether a notice names days, as one of a holiday does: then the usual hours may not hold. */
export const namesDays = (text: string): boolean => DAY_NAMED.test(text);
