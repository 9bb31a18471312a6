/**
 * Alternative addresses of pages, for nginx's `http` block: `$other_address` is the target of the
 * redirect for a `$uri` without a file, or empty. nginx compares ASCII letters case-insensitively.
 * @param pages all pages, decoded, without a trailing slash
 * @param redirects the site's own, from `_redirects`: old path → new path
 */
export function nginxAddresses(
  pages: readonly string[],
  redirects: ReadonlyMap<string, string>,
): string {
  const targets = new Map<string, string>();
  for (const [from, to] of [...pages.map((page) => [page, page] as const), ...redirects]) {
    for (const form of [from, from.normalize("NFD")]) {
      const key = form.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      if (!targets.has(key)) targets.set(key, encodeURI(to));
    }
  }
  const lines = [...targets].map(([from, to]) => `  "${from}" "${to}";\n`);
  return `map $uri $bare_uri {
  default $uri;
  "~^(?<bare>/.+?)(/index\\.html|/)+$" $bare;
}
map $bare_uri $other_address {
${lines.join("")}}
`;
}
