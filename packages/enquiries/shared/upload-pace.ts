/** Bytes a second below which an upload is given up: a poor mobile line still sends four times as many. */
export const LEAST_RATE = 8_000;

/** Milliseconds for which an upload has to be slower than that. There is no limit of its whole time. */
export const WINDOW = 30_000;
