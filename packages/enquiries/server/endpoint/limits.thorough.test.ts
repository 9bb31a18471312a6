import { memoryInUse } from "../../../../e2e/support/server/memory";
import { Budgets } from "./budgets";

test("very many senders do not fill the memory", async () => {
  const budgets = new Budgets();
  const SENDERS = 40_000;
  const ask = (round: number) => {
    for (let index = 0; index < SENDERS; index++) {
      budgets.admit(`2001:${round}:${index.toString(16)}::1`);
    }
  };
  ask(1);
  const before = await memoryInUse();
  for (const round of [2, 3, 4]) ask(round);
  // The senders of three rounds would take some 25 MB.
  expect((await memoryInUse()) - before).toBeLessThan(10);
});
