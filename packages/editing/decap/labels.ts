/** The first words of a description: „Wstęp, 60–110 słów, …” → „Wstęp”; „Napis, który …” stays whole. */
export function labelOf(description: string): string {
  const clause = "(?:do |na |o |w |z )?(?:któr|gdy|ani|że|jak|co)";
  return (
    RegExp(`^.+?(?=[.:;](?:\\s|$)|,\\s(?!${clause})| [(–]|$)`).exec(description)?.[0] ?? description
  );
}

/** A label as far as the first comma, for a heading: „Okolice, w których …” → „Okolice”. */
export const shortLabel = (label: string) => label.split(",", 1)[0] ?? label;

/** A description without what only those who write files need to know. */
export const hintOf = (description: string) => description.replaceAll(" (Markdown)", "");

/**
 * What a button adds, in the accusative: of nouns for things only those in -a change, with the
 * adjectives that follow them: „strona prawna” → „stronę prawną”, „adres usługi” stays. Two adjectives come first.
 */
export function accusative(name: string): string {
  const [noun = "", ...rest] = name.split(" ");
  if (/^(?:jedna|krótka)$/.test(noun)) {
    return [noun.replace(/a$/, "ą"), accusative(rest.join(" "))].join(" ");
  }
  if (!noun.endsWith("a")) return name;
  const end = rest.findIndex((word) => !word.endsWith("a"));
  const agreeing = end < 0 ? rest.length : end;
  return [
    noun.replace(/a$/, "ę"),
    ...rest.map((word, index) => (index < agreeing ? word.replace(/a$/, "ą") : word)),
  ].join(" ");
}
