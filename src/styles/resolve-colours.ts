/**
 * Reads the colours that a style sheet gives to its root, each with the value that it comes to.
 * @param css the text of `tokens.css`
 * @returns name without its dashes, in camel case → hexadecimal colour
 */
export function resolveColours(css: string): Record<string, string> {
  const root = /:root \{([^}]*)/.exec(css)?.[1] ?? "";
  const values = new Map<string, string>();
  for (const line of root.split("\n")) {
    const [, name = "", value = ""] = /^ *--([\w-]+): ([^;]+);/.exec(line) ?? [];
    const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    const colour = alias === undefined ? value : values.get(alias);
    if (colour?.startsWith("#")) values.set(name, colour);
  }
  return Object.fromEntries([...values].map(([name, colour]) => [camelCase(name), colour]));
}

const camelCase = (name: string) =>
  name.replace(/-[a-z\d]/g, ([, letter = ""]) => letter.toUpperCase());

/** The module `colours.ts` that goes with a style sheet. */
export function coloursModule(css: string): string {
  const lines = Object.entries(resolveColours(css))
    // the palette is for the roles alone
    .filter(([name]) => !/\d$/.test(name))
    .map(([name, colour]) => `  ${name}: "${colour}",\n`);
  return `// Written by \`npm run colours\` from tokens.css.

/** The colours of the roles, for what reads no style sheet. */
export const colours = {
${lines.join("")}} as const;
`;
}
