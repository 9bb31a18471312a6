import type { cachingRules } from "../../server";

/** Header values by name. */
type Headers = Readonly<Record<string, string>>;

/**
 * The headers as a `_headers` file for static hosts.
 * @param caching address patterns (may end with `*`) and their `Cache-Control`
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

/** A header's value as a quoted string for nginx and Caddy. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

/**
 * The headers for nginx, to be included in a `server` block; `nginxCaching` defines
 * `$cache_control`. A `location` must not add headers of its own: it would lose these.
 */
export function nginxHeaders(headers: Headers): string {
  return [...Object.entries(headers), ["Cache-Control", "$cache_control"] as const]
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join("");
}

/** A map from addresses to `Cache-Control`, for nginx's `http` block. */
export function nginxCaching(rules: typeof cachingRules): string {
  const lines = rules.map(({ pattern, value }) => `  "~${pattern.source}" "${value}";\n`);
  return `map $uri $cache_control {\n  default "no-cache";\n${lines.join("")}}\n`;
}

/** The headers for Caddy's own answers, to be imported into a site block. */
export function caddyHeaders(headers: Headers): string {
  const lines = [...Object.entries(headers), ["Cache-Control", "no-cache"] as const].map(
    ([name, value]) => `\t${name} ${quoted(value)}\n`,
  );
  return `header {\n${lines.join("")}}\n`;
}
