import { forEachMessage } from "./for-each-message";
import type { Stored } from "./spool";

const messages = ["a", "b", "c", "d"].map((name) => ({ name }) as Stored);

test("one that fails keeps no other back; the first error is told when all are done", async () => {
  const done: string[] = [];
  const work = async ({ name }: Stored) => {
    done.push(name);
    await Promise.resolve();
    if (name === "b" || name === "c") throw new Error(name);
  };
  await expect(forEachMessage(messages, work)).rejects.toThrow("b");
  expect(done).toEqual(["a", "b", "c", "d"]);
  await expect(forEachMessage(messages.slice(0, 2), work)).rejects.toThrow("b");
  await forEachMessage(messages.slice(0, 1), work);
});

test("each is begun when the one before is done", async () => {
  let atWork = 0;
  let most = 0;
  await forEachMessage(messages, async () => {
    most = Math.max(most, (atWork += 1));
    await new Promise((done) => setImmediate(done));
    atWork -= 1;
  });
  expect(most).toBe(1);
});
