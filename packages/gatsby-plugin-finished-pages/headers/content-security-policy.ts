/** Hash sources (CSP Level 3, 2.3.1) of inline scripts and styles, without duplicates. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of all pages (CSP Level 3). It allows style attributes, which
 * pictures and the carousel need.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): Record<string, string[]> {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}

/**
 * The same policy for `gatsby develop`, which inlines and evaluates what a build puts into files and talks to itself by
 * a socket. To be sent as Report-Only: a browser's console then names what visitors would not get.
 */
export function developmentPolicy(): string {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] });
  const allowed = {
    ...policy,
    "script-src": ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "connect-src": ["'self'", "ws:", "wss:"],
    // A page of the same host, such as a form that shows what it changes, may frame them.
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(allowed)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
