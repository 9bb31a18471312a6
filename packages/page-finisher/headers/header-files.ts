import type { cachingRules } from "../../server";

/** Headers' values by their names. */
type Headers = Readonly<Record<string, string>>;

/**
 * The headers for static hosts that read a `_headers` file.
 * @param caching addresses, also with `*` at the end, and their `Cache-Control`
 */
export function staticHostHeaders(headers: Headers, caching: ReadonlyMap<string, string>): string {
  const block = (address: string, lines: [string, string][]) =>
    `${address}\n${lines.map(([name, value]) => `  ${name}: ${value}`).join("\n")}\n`;
  return [
    block("/*", Object.entries(headers)),
    ...[...caching].map(([address, value]) =>
      block(encodeURI(address), [["Cache-Control", value]]),
    ),
  ].join("\n");
}

/** A header's value between quotation marks, as nginx and Caddy read it. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

/**
 * The headers for nginx, to be included in a `server` block; `$cache_control` comes from
 * `nginxCaching`. A `location` must not add headers of its own: it would lose these.
 */
export function nginxHeaders(headers: Headers): string {
  return [...Object.entries(headers), ["Cache-Control", "$cache_control"] as const]
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join("");
}

/** Which `Cache-Control` nginx sends for an address, for the `http` block. */
export function nginxCaching(rules: typeof cachingRules): string {
  const lines = rules.map(({ pattern, value }) => `  "~${pattern.source}" "${value}";\n`);
  return `map $uri $cache_control {\n  default "no-cache";\n${lines.join("")}}\n`;
}

/** The headers for what Caddy answers by itself, to be imported into a site block. */
export function caddyHeaders(headers: Headers): string {
  const lines = [...Object.entries(headers), ["Cache-Control", "no-cache"] as const].map(
    ([name, value]) => `\t${name} ${quoted(value)}\n`,
  );
  return `header {\n${lines.join("")}}\n`;
}
