const MINUTE = 60_000;

/** How long things take, in milliseconds. */
export const deliveryTimes = {
  /** Between two looks into the folders. */
  lookAround: MINUTE,
  /** After a failure. */
  retry: 5 * MINUTE,
  /** From the start to the first removal of what is old and the first daily mail, and between two looks for both. */
  chores: 60 * MINUTE,
  /** The relay's silence until it takes a message, and between two parts of the message. */
  silence: 2 * MINUTE,
  /** Its answer to the whole message (RFC 5321, 4.5.3.2.6). */
  finalAnswer: 10 * MINUTE,
  /** The same where the server is asked to stop. */
  farewell: MINUTE / 6,
};

/** Those that are in force. */
export type DeliveryTimes = typeof deliveryTimes;
