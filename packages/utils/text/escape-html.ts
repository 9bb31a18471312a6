const CHARACTERS: Record<string, string> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "#39",
};

/**
 * Escapes text for HTML and XML, between tags or in a quoted attribute. Backslashes and control
 * characters become numeric references, because serialisers treat them differently.
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => `&${CHARACTERS[character] ?? ""};`)
    .replace(/[\\\t\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
