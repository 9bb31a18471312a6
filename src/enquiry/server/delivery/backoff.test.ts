import { Backoff } from "./backoff";

test("waits grow twice as long with every failure, up to the longest, and begin anew", () => {
  const backoff = new Backoff(1000, 5000);
  expect([1, 2, 3, 4, 5].map(() => backoff.fail())).toEqual([1000, 2000, 4000, 5000, 5000]);
  expect(backoff.remaining).toBeGreaterThan(0);
  backoff.reset();
  expect([backoff.remaining, backoff.fail()]).toEqual([0, 1000]);
});
