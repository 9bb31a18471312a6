/** Hash sources (CSP Level 3, 2.3.1) of inline scripts and styles, without duplicates. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What pages may load besides what is their own: sources by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What a build says of its pages to whoever serves them. */
export interface SiteFacts extends InlineHashes {
  policy?: Policy;
  /** Search engines may list none of them. */
  noIndex?: boolean | undefined;
}

/**
 * The Content-Security-Policy of all pages (CSP Level 3). It allows style attributes, which
 * pictures and carousels need.
 */
export function contentSecurityPolicy({ scripts, styles, policy = {} }: SiteFacts): Policy {
  const own = ownPolicy({ scripts, styles });
  const further = Object.entries(policy).map(([directive, sources]) => {
    const allowed = own[directive]?.filter((source) => source !== "'none'") ?? [];
    return [directive, [...allowed, ...sources]] as const;
  });
  return { ...own, ...Object.fromEntries(further) };
}

function ownPolicy({ scripts, styles }: InlineHashes): Policy {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    // Gatsby writes small fonts into style sheets.
    "font-src": ["'self'", "data:"],
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
export function developmentPolicy(policy: Policy = {}): string {
  const scripts = ["'unsafe-inline'", "'unsafe-eval'"];
  const allowed = contentSecurityPolicy({ scripts, styles: ["'unsafe-inline'"], policy });
  const further = {
    "connect-src": [...(allowed["connect-src"] ?? []), "ws:", "wss:"],
    // Tools that are served beside it may show its pages in a frame.
    "frame-ancestors": ["'self'"],
  };
  return Object.entries({ ...allowed, ...further })
    .map((directive) => directive.flat().join(" "))
    .join("; ");
}
