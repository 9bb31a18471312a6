/** CPU milliseconds that are enough to tell an effect from noise. */
const ENOUGH = 2;
const ROUNDS = 5;

/** Does something with a text of a length; what it costs is measured. */
export type Work = (length: number) => unknown;

/**
 * How many times more CPU a byte costs in a long text than in a short one: about 1 where work
 * is linear, 8 where it is quadratic and the long text is eight times as long. Lengths between the
 * two come first, so that what grows fast is known before it takes minutes. The least of several
 * rounds counts: noise only ever adds.
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
      const before = await costPerByte(work, short);
      ratio = Math.min(ratio, (await costPerByte(work, length)) / before);
    }
    if (ratio > limit) return ratio;
  }
  return ratio;
}

async function costPerByte(work: Work, length: number): Promise<number> {
  const start = process.cpuUsage();
  for (let times = 1; ; times++) {
    await work(length);
    const { user, system } = process.cpuUsage(start);
    if (user + system > ENOUGH * 1000) return (user + system) / times / length;
  }
}
