import { leastGrowth, memoryInUse } from "@typed-site/test-support/memory";
import { Budgets } from "./budgets";

const SENDERS = 40_000;

test("very many senders do not fill the memory", async () => {
  const budgets = new Budgets();
  const used: number[] = [];
  for (const round of [1, 2, 3, 4]) {
    for (let index = 0; index < SENDERS; index++) {
      budgets.admit(`2001:${round}:${index.toString(16)}::1`);
    }
    used.push(await memoryInUse());
  }
  // Those of one round would take some 8 MB.
  expect(leastGrowth(used)).toBeLessThan(1);
});
