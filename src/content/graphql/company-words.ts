/** Puts words in the place of `{name}`; names that `words` lacks stay for a later step. */
export function fill(template: string, words: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder);
}

/** What any visitor's text may name of the company. */
export function companyWords(company: Record<string, unknown>): Record<string, string> {
  const phones = company.phones as { id: string; number: string }[];
  const phone = phones.find(({ id }) => id === "quotes")?.number ?? "";
  return {
    brand: String(company.brand),
    email: String(company.email),
    phone,
    phoneLink: phone.replace(/[^+\d]/g, ""),
  };
}
