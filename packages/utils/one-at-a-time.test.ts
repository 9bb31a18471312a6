import { oneAtATime } from "./one-at-a-time";

test("what is given runs in its order and one after the other, also after one that failed", async () => {
  const inTurn = oneAtATime();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === "second") throw new Error(name);
    return name;
  };
  const all = ["first", "second", "third"].map((name) => inTurn(work(name)));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(log).toEqual(
    ["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
