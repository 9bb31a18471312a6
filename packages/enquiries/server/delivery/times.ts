import { MINUTE } from "@typed-site/utils";

/** Intervals and timeouts in milliseconds. */
export const deliveryTimes = {
  /** Between two looks into the folders for new messages. */
  pollEvery: MINUTE / 12,
  /** The same after the disk failed. */
  afterError: MINUTE,
  /** Between two attempts to send a message, and to reach the relay. */
  retry: 5 * MINUTE,
  /** Between two removals of what is old or daily mails, and before the first. */
  chores: 60 * MINUTE,
  /** Until the relay has all of a message, beside what its bytes take at the slowest pace. */
  sendTimeout: 2 * MINUTE,
  /** Until its answer after that: RFC 5321 (4.5.3.2.6) asks ten minutes. */
  replyTimeout: 10 * MINUTE,
  /** The same after a whole message while the server stops. */
  stopTimeout: MINUTE / 6,
};

export type DeliveryTimes = typeof deliveryTimes;
