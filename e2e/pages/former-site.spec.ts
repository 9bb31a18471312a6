import { expect, test } from "../support/test";

const WORKERS = ["/sw.js", "/service-worker.js", "/serviceworker.js", "/superpwa-sw.js"];

/** A worker as a former site of the domain had it, which shows its own page whatever is asked for. */
const FORMER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const headers = { "Content-Type": "text/html" };
  event.respondWith(new Response("<h1>Former site</h1>", { headers }));
});`;

test.use({ serviceWorkers: "allow" });

for (const address of WORKERS) {
  test(`the former site's worker at ${address} is removed, and the new site shown`, async ({
    context,
    page,
    request,
  }) => {
    const { "content-type": type, "cache-control": caching } = (
      await request.get(address)
    ).headers();
    expect(type).toMatch(/^(?:text|application)\/javascript/);
    expect(caching).toBe("no-cache");
    let isFormer = true;
    await context.route(`**${address}`, (route) =>
      isFormer ? route.fulfill({ contentType: "text/javascript", body: FORMER }) : route.continue(),
    );
    await page.goto("/img/");
    await page.evaluate(async (worker) => {
      await navigator.serviceWorker.register(worker);
      await navigator.serviceWorker.ready;
    }, address);
    await page.goto("/kontakt");
    await expect(page.getByRole("heading", { name: "Former site" })).toBeVisible();
    isFormer = false;
    await page.goto("/kontakt");
    await expect(page.getByRole("main")).toBeVisible();
    const left = await page.evaluate(() =>
      navigator.serviceWorker.getRegistrations().then((found) => found.length),
    );
    expect(left).toBe(0);
  });
}
