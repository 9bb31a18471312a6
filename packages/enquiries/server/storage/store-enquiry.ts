import { randomInt } from "node:crypto";
import type { EnquiryContext } from "../context";
import { compose } from "../delivery/compose";
import { type Enquiry, fileName, type State } from "./enquiry";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Stores an enquiry once, however often it is sent, even across restarts.
 * @returns its number, when it will survive a power failure
 * @throws the file system's error; then nothing is stored
 */
export function storeEnquiry(
  { beingStored, spool, envelope, words }: EnquiryContext,
  enquiry: Omit<Enquiry, "number" | "received">,
  state: State,
): Promise<string> {
  const { fingerprint } = enquiry;
  const stored =
    beingStored.get(fingerprint) ?? storeOnce().finally(() => beingStored.delete(fingerprint));
  beingStored.set(fingerprint, stored);
  return stored;

  async function storeOnce(): Promise<string> {
    const known = await spool.numberOf(fingerprint);
    if (known) return known;
    const received = new Date();
    // Random, one of a billion a year, so it reveals to nobody how many enquiries there are.
    const digits = Array.from({ length: 6 }, () => DIGITS[randomInt(DIGITS.length)]);
    const number = `${String(received.getUTCFullYear()).slice(2)}-${digits.join("")}`;
    const whole = { ...enquiry, number, received };
    await spool.write(state, fileName(whole), compose(whole, envelope, words));
    return number;
  }
}
