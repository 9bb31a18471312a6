/** Refuses an enquiry with an HTTP status, from which the page's script knows what to say. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    readonly retryAfter?: number,
  ) {
    super(`refused with ${statusCode}`);
  }
}
