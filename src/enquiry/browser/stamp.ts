import { LEAST_TIME, STAMP_LIFETIME } from "../shared/stamp-times";
import { fetchStamp } from "./post-enquiry";

/** The time stamp is a help, not a must: nobody waits long for it, in milliseconds. */
const PATIENCE = 5000;

/** Nobody waits longer for a stamp while a form is being sent, in milliseconds. */
const PATIENCE_ON_SENDING = 3000;

const stamps = new WeakMap<HTMLFormElement, ReturnType<typeof fetchStamp>>();

/** Asks for a form's time stamp, so that it is there, and old enough, when the form is sent. */
export function prepareStamp(form: HTMLFormElement): void {
  if (!stamps.has(form)) stamps.set(form, fetchStamp(PATIENCE));
}

/**
 * The stamp to send a form with. One that did not come, or is old because the tab was left open, is
 * asked for again; a new one is held back until the server no longer finds it too quick.
 */
export async function stampForSending(form: HTMLFormElement): Promise<string | undefined> {
  const first = await stamps.get(form);
  if (first && Date.now() - first.at < STAMP_LIFETIME / 2) return first.stamp;
  const again = fetchStamp(PATIENCE_ON_SENDING);
  stamps.set(form, again);
  const second = await again;
  if (second) await new Promise((resolve) => setTimeout(resolve, LEAST_TIME));
  return second?.stamp ?? first?.stamp;
}
