/** The limits of a server that a test may ask as often and as fast as it likes. */
export const unlimited = { perAddress: 1e9, overall: 1e9, window: 60_000, leastTime: 0 };
