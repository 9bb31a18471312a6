/**
 * For tests that are long, repeat something, or concern what few visitors meet: only `npm run
 * test:thorough` runs them.
 */
export const thorough = { tag: "@thorough" } as const;

/** For tests that measure real time: like `thorough`, and run one at a time. */
export const byTheClock = { tag: "@clock" } as const;

const eachTime = {};

/** Of several places or widths, the first is tested every time, the others by `npm run test:thorough`. */
export const afterFirst = (index: number) => (index > 0 ? thorough : eachTime);
