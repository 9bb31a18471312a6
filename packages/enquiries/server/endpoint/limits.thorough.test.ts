import { memoryInUse } from "../../../../e2e/support/server/memory";
import { send } from "../../../../e2e/support/server/send-enquiry";
import { testServer } from "../../../../e2e/support/server/server";
import { unlimited } from "../../../../e2e/support/server/unlimited";

test("very many senders do not fill the memory", async () => {
  const { app } = await testServer({ TRUST_PROXY: 1 }, { limits: { ...unlimited, attempts: 1 } });
  const SENDERS = 6000;
  const ask = async (round: number) => {
    for (let index = 0; index < SENDERS; index++) {
      const headers = { "x-forwarded-for": `2001:${round}:${index.toString(16)}::1` };
      await send(app, { form: "quote" }, headers);
    }
  };
  await ask(1);
  const before = await memoryInUse();
  await ask(2);
  await ask(3);
  await ask(4);
  // The senders of three rounds would take about 9 MB.
  expect((await memoryInUse()) - before).toBeLessThan(4);
  await app.close();
});
