import type { Browser } from "@playwright/test";
import { phone, slowDownTo4G } from "../e2e/support/slow-phone";

export type Figures = Record<string, number>;

/** Notes what happens in a page, and gives its figures; runs before the page's own scripts. */
const WATCH = `{
  const noted = { blocked: 0, largest: 0, hydrated: NaN };
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("longtask", ({ duration }) => (noted.blocked += duration - 50));
  on("largest-contentful-paint", ({ startTime }) => (noted.largest = startTime));
  const timer = setInterval(() => {
    const [key] = Object.keys(document.querySelector("#___gatsby > *") ?? {});
    if (!key?.startsWith("__react")) return;
    noted.hydrated = performance.now();
    document.documentElement.dataset.hydrated = "";
    clearInterval(timer);
  }, 20);
  window.figures = (start) => {
    const [page] = performance.getEntriesByType("navigation");
    const [{ startTime: first }] = performance.getEntriesByName("first-contentful-paint");
    const parts = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(location.origin));
    const bytes = (all) => all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const isEarlyScript = ({ name, startTime }) => name.endsWith(".js") && startTime < first;
    return {
      "HTML, bytes as sent": page.encodedBodySize,
      "scripts asked for before the first paint, bytes": bytes(parts.filter(isEarlyScript)),
      "all parts, bytes as sent": bytes([page, ...parts]),
      "requests": parts.length + 1,
      "first paint, ms": first,
      "largest paint, ms": noted.largest,
      "main thread blocked, ms": noted.blocked,
      ["hydrated, ms after " + (start ? "a touch" : "the start")]: Math.max(noted.hydrated - start, 0),
    };
  };
}`;

/** Figures of one visit on a slow phone with an empty cache. @param isTouched half a second after it has loaded */
export async function visitPage(
  browser: Browser,
  url: string,
  isTouched: boolean,
): Promise<Figures> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await slowDownTo4G(page);
  await page.route(
    (address) => !url.startsWith(address.origin),
    (route) => route.abort(),
  );
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: "load" });
  if (isTouched) await page.waitForTimeout(500);
  const start = isTouched ? await page.evaluate<number>("performance.now()") : 0;
  if (isTouched) await page.touchscreen.tap(2, 300);
  await page.waitForSelector("html[data-hydrated]");
  // after hydration Gatsby still asks for the pages of links
  await page.waitForTimeout(2000);
  const figures = await page.evaluate<Figures>(`figures(${start})`);
  await context.close();
  return figures;
}
