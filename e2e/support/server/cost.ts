/** CPU milliseconds of the first round; each round takes twice as long as the one before. */
const FIRST_ROUND = 2;
const ROUNDS = 8;

/** Work on a text of this length, whose cost is measured. */
export type Work = (length: number) => unknown;

/**
 * How many times more CPU time a byte costs in a long text than in a short one: about 1 if work is
 * linear, 8 if it is quadratic and the long text is eight times as long. Intermediate lengths come
 * first, to notice fast growth before it takes minutes. The minimum of several rounds counts:
 * garbage collection or compiler threads may fill a short round, but not half a second.
 * @param limit a ratio at which to stop measuring
 */
export async function growth(
  work: Work,
  [short, ...longer]: readonly [number, ...number[]],
  limit: number,
): Promise<number> {
  let ratio = 0;
  for (const length of longer) {
    ratio = Infinity;
    for (let round = 0; round < ROUNDS && ratio > limit; round++) {
      const enough = FIRST_ROUND * 2 ** round;
      const before = await costPerByte(work, short, enough);
      ratio = Math.min(ratio, (await costPerByte(work, length, enough)) / before);
    }
    if (ratio > limit) return ratio;
  }
  return ratio;
}

/** CPU microseconds per byte, averaged over as many repetitions as take `enough` milliseconds. */
async function costPerByte(work: Work, length: number, enough: number): Promise<number> {
  const start = process.cpuUsage();
  for (let times = 1; ; times++) {
    await work(length);
    const { user, system } = process.cpuUsage(start);
    if (user + system > enough * 1000) return (user + system) / times / length;
  }
}
