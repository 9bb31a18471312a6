import { STAMP_ENDPOINT } from "../shared/form-protocol";
import type { Fault } from "../shared/rules";

/** Why an enquiry was not stored; each has its own words in the form. */
export type Problem = "failed" | "tooMany" | "tooLarge";

/** What became of an enquiry. */
export type Answer =
  { number: string; missingPhotos: number } | { faults: Fault[] } | { problem: Problem };

/** Long enough for five photos over a slow mobile network, in milliseconds. */
const PATIENCE = 120_000;

/** Sends a form's data by script. Never throws: whatever goes wrong is a problem. */
export async function postEnquiry(action: string, body: FormData): Promise<Answer> {
  try {
    const { status, answer } = await ask(action, PATIENCE, { method: "POST", body });
    if (status === 200 && typeof answer.number === "string") {
      return { number: answer.number, missingPhotos: Number(answer.missingPhotos ?? 0) };
    }
    if (status === 422 && Array.isArray(answer.faults)) return { faults: answer.faults as Fault[] };
    const { problem } = answer;
    return { problem: problem === "tooMany" || problem === "tooLarge" ? problem : "failed" };
  } catch {
    return { problem: "failed" };
  }
}

/**
 * Asks for the signed time stamp that tells people from machines; undefined if there is none.
 * @param patience milliseconds after which it is given up
 * @returns also when it came, in milliseconds since 1970
 */
export async function fetchStamp(patience: number) {
  try {
    const { answer } = await ask(STAMP_ENDPOINT, patience);
    const { stamp } = answer;
    return typeof stamp === "string" ? { stamp, at: Date.now() } : undefined;
  } catch {
    return undefined;
  }
}

async function ask(address: string, patience: number, request: RequestInit = {}) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const headers = { Accept: "application/json" };
    const response = await fetch(address, { ...request, headers, signal: stop.signal });
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, answer };
  } finally {
    clearTimeout(timer);
  }
}
