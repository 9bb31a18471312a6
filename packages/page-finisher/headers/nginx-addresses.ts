import { capitalised, plainLetters } from "../../utils";

/**
 * Alternative addresses of pages, for nginx's `http` block: `$other_address` is the target of the
 * redirect for a `$uri` without a file, or empty. nginx compares ASCII letters case-insensitively;
 * other letters are listed as they are, in upper case, decomposed (NFD) and without diacritics.
 * @param pages all pages, decoded, without a trailing slash
 * @param moved addresses that have moved: old path → new path
 */
export function nginxAddresses(
  pages: Iterable<string>,
  moved: ReadonlyMap<string, string>,
): string {
  const targets = new Map<string, string>();
  const add = (from: string, to: string) => {
    for (const form of spellings(from)) {
      const key = form.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      if (!targets.has(key)) targets.set(key, encodeURI(to));
    }
  };
  for (const page of pages) add(page, page);
  for (const [from, to] of moved) add(from, to);
  const lines = [...targets].map(([from, to]) => `  "${from}" "${to}";\n`);
  return `map $uri $bare_uri {
  default $uri;
  "~^(?<bare>/.+?)(/index\\.html|/)+$" $bare;
}
map $bare_uri $other_address {
${lines.join("")}}
`;
}

function spellings(page: string): string[] {
  return [page, capitalised(page), page.toLocaleUpperCase("pl")]
    .flatMap((spelling) => [spelling.normalize("NFC"), spelling.normalize("NFD")])
    .concat(plainLetters(page));
}
