/** Refuses an enquiry with an HTTP status; by that the page's script knows what to say. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    readonly retryAfter?: number,
  ) {
    super(`refused with ${statusCode}`);
  }
}

/** Any error as a refusal: faults of the request keep their status, all others are 503. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 0 } = error as { statusCode?: number };
  return new Problem(statusCode >= 400 && statusCode < 500 ? statusCode : 503);
}
