import { MOST_PIXELS, MOST_SENT_BYTES } from "../shared/photo-limits";
import { MOST_JSON } from "./refused-request";

// Other tests replace limits or stay far below them; these compare the real ones with what they are for.

test("photos of today's phones and cameras are taken", () => {
  // 50 megapixels as JPEG, and a phone's largest photo.
  expect(MOST_SENT_BYTES).toBeGreaterThanOrEqual(25e6);
  expect(MOST_PIXELS).toBeGreaterThanOrEqual(50e6);
});

test("a save of the longest entry is taken, and no request that takes long to check", () => {
  // The data, and the text that they are from; the longest texts of a site have some 30 kB.
  expect(MOST_JSON).toBeGreaterThanOrEqual(2 * 60_000);
  expect(MOST_JSON).toBeLessThanOrEqual(300_000);
});
