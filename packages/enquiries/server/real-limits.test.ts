import { DAY, MINUTE } from "@typed-site/utils";
import { PHOTO_DAYS } from "./delivery/remove-old";
import { deliveryTimes } from "./delivery/times";
import { Budgets } from "./endpoint/budgets";

// Other tests replace limits and times; these compare the real ones with what they are for.

test("a flood is marked, and a good day of a small company is not", () => {
  const budgets = new Budgets();
  for (let enquiry = 0; enquiry < 20; enquiry += 1) budgets.add("allUnmarked", 1);
  expect(budgets.hasLeft("allUnmarked")).toBe(true);
  for (let enquiry = 0; enquiry < 80; enquiry += 1) budgets.add("allUnmarked", 1);
  expect(budgets.hasLeft("allUnmarked")).toBe(false);
});

test.each([
  ["attempts", 5, MINUTE],
  ["uploads", 2, Infinity],
  ["stored", 30, DAY],
  ["senderPhotoBytes", 60e6, DAY],
  ["allUploads", 8, Infinity],
  ["allPhotoBytes", 2000e6, DAY],
  ["allUnmarked", 60, 60 * MINUTE],
  ["allMarked", 30, 60 * MINUTE],
  ["mailedPhotoBytes", 200e6, DAY],
] as const)("of %s there are %d, anew after %d ms", (what, most, window) => {
  jest.useFakeTimers();
  const budgets = new Budgets();
  budgets.add(what, most - 1);
  expect(budgets.hasLeft(what)).toBe(true);
  budgets.add(what, 1);
  expect(budgets.hasLeft(what)).toBe(false);
  jest.advanceTimersByTime(Math.min(window, 30 * DAY) - 1);
  expect(budgets.hasLeft(what)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(budgets.hasLeft(what)).toBe(window < Infinity);
  jest.useRealTimers();
});

test("eight uploads are open at once, whosever they are, and one that ends makes room", () => {
  const budgets = new Budgets();
  const begin = (sender: number) => budgets.beginUpload(1e6, [`${sender}`]);
  const [end] = Array.from({ length: 8 }, (_none, sender) => begin(sender));
  expect(begin(8)).toBeUndefined();
  end?.();
  expect(begin(8)).toBeDefined();
});

test("a body of hardly more than text is no upload", () => {
  const budgets = new Budgets({ uploads: 0 });
  expect(budgets.beginUpload(64 * 1024, ["a"])).toBeDefined();
  expect(budgets.beginUpload(64 * 1024 + 1, ["a"])).toBeUndefined();
});

test("photos of people's homes are kept for a month, as the privacy policy promises", () => {
  expect(PHOTO_DAYS).toBe(30);
});

test("delivery is quick, and as patient as mail asks for", () => {
  const { pollEvery, afterError, chores, sendTimeout, replyTimeout, stopTimeout } = deliveryTimes;
  expect(pollEvery).toBeLessThanOrEqual(10_000);
  expect(afterError).toBeGreaterThan(pollEvery);
  expect(afterError).toBeLessThanOrEqual(5 * MINUTE);
  // What is old is looked for, and the daily mail sent, within the hour.
  expect(chores).toBeLessThanOrEqual(60 * MINUTE);
  expect(sendTimeout).toBeGreaterThanOrEqual(MINUTE);
  // RFC 5321, 4.5.3.2.6
  expect(replyTimeout).toBeGreaterThanOrEqual(10 * MINUTE);
  // Less than systemd waits before it kills.
  expect(stopTimeout).toBeLessThan(MINUTE);
});

test("an enquiry that a relay did not take is tried again while its sender still waits", () => {
  expect(deliveryTimes.retry).toBeLessThanOrEqual(10 * 60_000);
});
