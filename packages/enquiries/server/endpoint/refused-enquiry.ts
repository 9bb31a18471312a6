/** Refuses an enquiry with an HTTP status. */
export class RefusedEnquiry extends Error {
  /** @param retryAfter seconds after which to try again; then nobody is called */
  constructor(
    readonly statusCode: number,
    readonly retryAfter?: number,
  ) {
    super(`refused with ${statusCode}`);
  }
}
