/** A header's name and value. */
export type Headers = Readonly<Record<string, string>>;

/** `Cache-Control` by pattern of the address, as the server has it. */
export type CachingRules = readonly { pattern: RegExp; value: string }[];

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

/**
 * The headers for nginx, to be included in a `server` block; `$cache_control` comes from
 * `nginxCaching`. A `location` must not add headers of its own: it would lose these.
 */
export function nginxHeaders(headers: Headers): string {
  return [...Object.entries(headers), ["Cache-Control", "$cache_control"] as const]
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}

/** Which `Cache-Control` nginx sends for an address, to be included outside of `server` blocks. */
export function nginxCaching(rules: CachingRules): string {
  const lines = rules.map(({ pattern, value }) => `  "~${pattern.source}" "${value}";\n`);
  return `map $uri $cache_control {\n  default "no-cache";\n${lines.join("")}}\n`;
}

/** The headers for Caddy, to be imported into a site block. */
export function caddyHeaders(headers: Headers, rules: CachingRules): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
  const general = `header {\n${lines.join("")}\tCache-Control "no-cache"\n\t-Server\n}\n`;
  const special = rules.map(
    ({ pattern, value }, i) =>
      `@kept${i} path_regexp ${pattern.source}\nheader @kept${i} Cache-Control "${value}"\n`,
  );
  return [general, ...special].join("");
}
