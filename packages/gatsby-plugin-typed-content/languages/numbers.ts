/** The forms of a noun behind a number, by the plural categories of Unicode's CLDR that its language has. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Says a number with its noun in the form that it asks for: `1 error`, `5 errors`.
 * @param tag the language, as BCP 47 writes it
 */
export function countIn(tag: string) {
  const plurals = new Intl.PluralRules(tag);
  return (number: number, forms: Forms) =>
    `${number} ${forms[plurals.select(number)] ?? forms.other}`;
}

/** Says how large a file is: `240 kB`, `1.2 MB`; a kilobyte is a thousand bytes (ISO 80000-13). */
export function sizeIn(tag: string) {
  const oneDecimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return (bytes: number) => {
    const kilobytes = Math.max(1, Math.round(bytes / 1000));
    return kilobytes < 1000 ? `${kilobytes} kB` : `${oneDecimal.format(bytes / 1e6)} MB`;
  };
}
