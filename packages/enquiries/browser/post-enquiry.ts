import { LEAST_RATE, RATE_WINDOW } from "@typed-site/server/browser";
import type { ArrivedEnquiry } from "../shared/form-protocol";
import type { Fault } from "../shared/rules";

/** Why an enquiry was not stored; the form has a message for each. */
export type Problem = "failed" | "tooMany" | "tooLarge";

/** The result of sending an enquiry. */
export type Answer =
  | ArrivedEnquiry
  | { faults: Fault[] }
  | { problem: Problem }
  /** What a server says that takes no enquiries, as a preview. */
  | { notice: string };

/** How long the server may take to answer after the upload, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 60_000;

/** Sends a form's data. Never throws: any failure is returned as a problem. */
export async function postEnquiry(action: string, body: FormData): Promise<Answer> {
  try {
    const { status, text } = await upload(action, body);
    if (status === 413) return { problem: "tooLarge" };
    if (status === 429) return { problem: "tooMany" };
    const answer = JSON.parse(text) as Record<string, unknown>;
    const { number, missingPhotos, faults, notice } = answer;
    if (status === 200 && typeof number === "string") {
      return { number, arePhotosMissing: Number(missingPhotos) > 0 };
    }
    if (status === 503 && typeof notice === "string") return { notice };
    if (status === 422 && Array.isArray(faults)) return { faults: faults as Fault[] };
  } catch {
    // not an answer of our server
  }
  return { problem: "failed" };
}

/**
 * Sends by XMLHttpRequest, because `fetch` does not report upload progress. There is no total time
 * limit; like the server, it gives up only below a minimum rate.
 */
function upload(action: string, body: FormData): Promise<{ status: number; text: string }> {
  const request = new XMLHttpRequest();
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    let sent = 0;
    let before = 0;
    let timer = setInterval(() => {
      if (sent - before < (LEAST_RATE * RATE_WINDOW) / 1000) request.abort();
      before = sent;
    }, RATE_WINDOW);
    request.upload.onprogress = ({ loaded }) => (sent = loaded);
    request.upload.onload = () => {
      clearInterval(timer);
      timer = setInterval(() => request.abort(), ANSWER_TIMEOUT_MS);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.onabort = () => reject(new Error("The enquiry was not sent."));
    request.onloadend = () => clearInterval(timer);
    request.open("POST", action);
    request.setRequestHeader("Accept", "application/json");
    request.send(body);
  });
}
