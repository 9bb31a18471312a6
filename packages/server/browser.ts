/** What a page's script has to know of the server that it sends to. */

/** The rate in bytes per second below which an upload is aborted: a quarter of a poor mobile connection's. */
export const LEAST_RATE = 8_000;

/** How long an upload must stay below that rate, in milliseconds. There is no total time limit. */
export const RATE_WINDOW = 30_000;
