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

test("an enquiry that a relay did not take is tried again while its sender still waits", () => {
  expect(deliveryTimes.retry).toBeLessThanOrEqual(10 * 60_000);
});
