import { createHash } from "node:crypto";
import { parsePage } from "@typed-site/utils/node";
import { allHashes, readFacts } from "./page-facts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("all that browsers run or style inline is named by its hash, once for all pages", () => {
  const page = "<style>a>b{}</style><script>go(1<2)</script><script src=/a.js></script>";
  const pages = [
    page,
    `${page}<script type="module">load("&amp;")</script><script type="application/ld+json">{}</script>`,
  ];
  const { scripts, styles } = allHashes(pages.map((body) => readFacts(parsePage(body))));
  expect(scripts).toEqual([sha256("go(1<2)"), sha256('load("&amp;")')].sort());
  expect(styles).toEqual([sha256("a>b{}")]);
});

test("the photographs of a page are those of its main part, each once", () => {
  const page = parsePage(
    '<img src="/static/logo.jpg"><main><img alt="a" src="/static/a&amp;b.jpg"><img src="/static/a&amp;b.jpg"><img src="data:x"><img src="https://cdn.example/static/c.jpg"><img src="/static/drawing.svg"></main>',
  );
  expect(readFacts(page).photos).toEqual(["/static/a&b.jpg"]);
});

test("what a page tells search engines is read from its head", () => {
  const page = (head: string) => readFacts(parsePage(`<head>${head}</head><body></body>`));
  expect(page("")).toMatchObject({ canonical: undefined, noIndex: false });
  expect(page('<link rel="canonical" href="https://a.example/b"/>').canonical).toBe(
    "https://a.example/b",
  );
  expect(page('<meta name="robots" content="noindex, follow"/>').noIndex).toBe(true);
});
