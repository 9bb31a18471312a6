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

/** A header's value as a quoted string for Caddy. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

/** The headers as a directive of Caddy. */
export function caddyHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}\n`);
  return `header {\n${lines.join("")}}\n`;
}
