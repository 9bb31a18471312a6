/** Refuses an enquiry with an HTTP status; by that the page's script knows what to say. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    readonly retryAfter?: number,
  ) {
    super(`refused with ${statusCode}`);
  }
}
