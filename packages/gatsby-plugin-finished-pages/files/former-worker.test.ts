import { runInNewContext } from "node:vm";
import { REMOVED_WORKER } from "./former-worker";

test("it replaces the former site's worker at once, with all that was kept, and loads the open pages anew", async () => {
  const hooks: Record<string, (event: object) => void> = {};
  const done: string[] = [];
  const page = {
    url: "https://example.org/a",
    navigate: (url: string) => done.push(`open ${url}`),
  };
  const self = {
    addEventListener: (name: string, hook: () => void) => (hooks[name] = hook),
    skipWaiting: () => done.push("skip waiting"),
    registration: { unregister: () => done.push("unregister") },
    clients: { matchAll: (of: object) => (done.push(JSON.stringify(of)), [page]) },
  };
  const caches = {
    keys: () => Promise.resolve(["one", "two"]),
    delete: (name: string) => done.push(`delete ${name}`),
  };
  runInNewContext(REMOVED_WORKER, { self, caches });
  hooks.install?.({});
  await new Promise((resolve) => hooks.activate?.({ waitUntil: resolve }));
  expect(done).toEqual([
    "skip waiting",
    "delete one",
    "delete two",
    "unregister",
    '{"type":"window","includeUncontrolled":true}',
    "open https://example.org/a",
  ]);
});
