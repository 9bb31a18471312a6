/**
 * What an enquiry was refused for, as the browser's script is told. `busy`: as many photos are on
 * their way as the server takes at once; without photos the same enquiry is taken now.
 */
export type ProblemCode =
  "tooMany" | "tooLarge" | "unsupported" | "broken" | "busy" | "unavailable";

/** Refuses an enquiry with an HTTP status. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: ProblemCode,
    readonly retryAfter?: number,
  ) {
    super(code);
  }
}

const codes: Record<number, ProblemCode> = {
  413: "tooLarge",
  415: "unsupported",
  429: "tooMany",
};

/** Any error as a refusal: faults of the request keep their status, all others are 503. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) {
    const code = codes[statusCode];
    return code ? new Problem(statusCode, code) : new Problem(400, "broken");
  }
  return new Problem(503, "unavailable");
}
