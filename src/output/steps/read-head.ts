/** What the head of an HTML page says, each kind of tag with all its values. */
export interface PageHead {
  lang: string[];
  title: string[];
  canonical: string[];
  /** `<meta>` by `name` or `property`. */
  meta: ReadonlyMap<string, string[]>;
}

const entities: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" },
};

/** Text as HTML means it: `&amp;` → `&`. React and Helmet write no other named entities. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(String(hex), 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[String(name)] ?? whole;
  });
}

/** Reads the head of a page that the build wrote. */
export function readHead(html: string): PageHead {
  const head = /<head\b[^>]*>([^]*?)<\/head>/.exec(html)?.[1] ?? "";
  const meta = new Map<string, string[]>();
  for (const tag of tags(head, "meta")) {
    const key = tag.get("name") ?? tag.get("property");
    if (key) meta.set(key, [...(meta.get(key) ?? []), tag.get("content") ?? ""]);
  }
  return {
    lang: tags(html, "html").map((tag) => tag.get("lang") ?? ""),
    title: [...head.matchAll(/<title\b[^>]*>([^<]*)<\/title>/g)].map(([, text = ""]) =>
      decodeHtml(text),
    ),
    canonical: tags(head, "link")
      .filter((tag) => tag.get("rel") === "canonical")
      .map((tag) => tag.get("href") ?? ""),
    meta,
  };
}

function tags(html: string, name: string): Map<string, string>[] {
  const found = html.matchAll(new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, "g"));
  return [...found].map(
    ([, attributes = ""]) =>
      new Map(
        [...attributes.matchAll(/(?<![^\s=/])([^\s=/]+)="([^"]*)"/g)].map(
          ([, key = "", value = ""]) => [key, decodeHtml(value)],
        ),
      ),
  );
}
