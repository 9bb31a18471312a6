const HOUR = 60 * 60 * 1000;

/** Milliseconds that nobody is faster than from the first field to sending. */
export const LEAST_TIME = 2000;

/** Age, in milliseconds, up to which a time stamp is believed. */
export const STAMP_LIFETIME = 24 * HOUR;
