/** Capitalises the first letter, by the rules of Polish. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase("pl") + text.slice(1);
}
