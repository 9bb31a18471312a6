import { cacheControl } from "./caching";
import { cachingPatterns } from "./caching-patterns";

const hash = "0123456789abcdef0123";

/** Whether a static host's pattern fits an address. */
const fits = (pattern: string, address: string) =>
  pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

const site = [
  "/",
  "/kontakt",
  "/404",
  "/robots.txt",
  "/icon-192.png",
  "/fonts/a.woff2",
  "/fonts/b.woff2",
  "/static/abc/1/ogrod.jpg",
  `/app-${hash}.js`,
  `/app-${hash}.js.map`,
  `/app.${hash}.css`,
  "/files/umowa.pdf",
  "/files/plan.svg",
  // Kept, but not alike.
  "/menu/plan.svg",
  `/menu/app.${hash}.css`,
];

test("each address gets the value that the server sends, from one rule", () => {
  const patterns = cachingPatterns(site, cacheControl);
  for (const address of site) {
    const values = [...patterns]
      .filter(([pattern]) => fits(pattern, address))
      .map(([, value]) => value);
    expect([address, ...values]).toEqual(
      cacheControl(address) === "no-cache" ? [address] : [address, cacheControl(address)],
    );
  }
});

test("pages and their scripts, however many, take no rules of their own", () => {
  const pages = Array.from({ length: 200 }, (_none, index) => [
    `/strona-${index}`,
    `/component---src-pages-strona-${index}-tsx-${hash}.js`,
    `/component---src-pages-strona-${index}-tsx.${hash}.css`,
  ]).flat();
  const { size } = cachingPatterns(site, cacheControl);
  expect(cachingPatterns([...site, ...pages], cacheControl).size).toBe(size + 1);
});

test("a page whose address begins like a script is not kept like one", () => {
  const addresses = [`/app-${hash}.js`, "/app-na-telefon"];
  expect([...cachingPatterns(addresses, cacheControl).keys()]).toEqual([`/app-${hash}.js`]);
});
