import type { Stored } from "./spool";

/**
 * Does something with each message in turn: one with which it fails keeps no other from it.
 * @throws the first error, when all are done
 */
export async function forEachMessage(
  messages: readonly Stored[],
  work: (message: Stored) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const message of messages) await work(message).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
