import { cacheControl, cachingRules } from "./caching";
import { caddySite } from "./caddy-site";

const { text } = caddySite({});

/** What Caddy answers: of several rules for one address the last one stands. */
function cachingByCaddy(address: string): string | undefined {
  const rules = [
    ...text.matchAll(/@kept(\d+) path_regexp `(.*)`\n\s*header @kept\1 Cache-Control "(.*)"/g),
  ];
  return rules.findLast(([, , pattern = ""]) => new RegExp(pattern).test(address))?.[3];
}

test("an address of two rules is kept as long by Caddy as by Node", () => {
  const address = "/static/0123456789abcdef0123456789abcdef/dom.png";
  expect(cachingRules.filter(({ pattern }) => pattern.test(address)).length).toBeGreaterThan(1);
  expect(cachingByCaddy(address)).toBe(cacheControl(address));
});

test.each(["html", "js", "css", "avif", "svg", "pdf", "xml", "txt", "webmanifest", "woff2"])(
  "Caddy sends files that end with .%s itself",
  (ending) => {
    expect(text).toContain(ending === "html" ? "text/html" : `@${ending} path *.${ending}`);
  },
);
