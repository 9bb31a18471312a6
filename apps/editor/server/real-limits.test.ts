import { readFileSync } from "node:fs";
import { IDLE_CONNECTION } from "@typed-site/utils/node";
import { MOST_PIXELS, MOST_SENT_BYTES } from "../shared/photo-limits";
import { MOST_JSON } from "./refused-request";

// Other tests replace limits or stay far below them; these compare the real ones with what they are for.

test("photos of today's phones and cameras are taken", () => {
  // 50 megapixels as JPEG, and a phone's largest photo.
  expect(MOST_SENT_BYTES).toBeGreaterThanOrEqual(25e6);
  expect(MOST_PIXELS).toBeGreaterThanOrEqual(50e6);
});

test("no photo needs more memory than there is while it is decoded: some eight bytes a pixel", () => {
  expect(8 * MOST_PIXELS).toBeLessThanOrEqual(800e6);
});

test("a save of the longest entry is taken, and no request that takes long to check", () => {
  // The data, and the text that they are from; the longest texts of a site have some 30 kB.
  expect(MOST_JSON).toBeGreaterThanOrEqual(2 * 60_000);
  expect(MOST_JSON).toBeLessThanOrEqual(300_000);
});

test("what is a little too large for the page comes through Caddy, so that the page says it", () => {
  const caddyfile = readFileSync("apps/editor/deploy/Caddyfile", "utf8");
  const [, megabytes] = /\tmax_size (\d+)MiB\s/.exec(caddyfile) ?? [];
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(2 * MOST_SENT_BYTES);
});

test("Caddy ends an idle connection before the editor's server does, so no request is sent on one that is ending", () => {
  const caddyfile = readFileSync("apps/editor/deploy/Caddyfile", "utf8");
  const [, seconds] = /\tkeepalive (\d+)s/.exec(caddyfile) ?? [];
  expect(IDLE_CONNECTION).toBeGreaterThan(2 * 1000 * Number(seconds));
});
