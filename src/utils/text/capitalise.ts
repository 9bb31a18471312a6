/** Capitalises the first letter, by the rules of Polish. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase("pl") + text.slice(1);
}

/** Lowers the first letter of a phrase that goes on after other words, by the rules of Polish. */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase("pl") + text.slice(1);
}
