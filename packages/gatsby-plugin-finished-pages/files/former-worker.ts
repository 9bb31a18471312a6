/**
 * Where sites have their service workers: Gatsby's and Workbox's, Create React App's, others', and WordPress' SuperPWA. A
 * worker of the domain's former site would go on showing that one: its file's 404 does not end it, a newer file does.
 */
export const FORMER_WORKERS = [
  "sw.js",
  "service-worker.js",
  "serviceworker.js",
  "superpwa-sw.js",
] as const;

/** A worker that takes the place of the former one, removes itself with all that was kept, and loads the open pages anew. */
export const REMOVED_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      for (const page of pages) page.navigate(page.url);
    })(),
  );
});
`;
