/** An error that refuses an enquiry with an HTTP status; one with `retryAfter` (seconds) calls nobody. */
export const problem = (statusCode: number, retryAfter?: number) =>
  Object.assign(new Error(`refused with ${statusCode}`), { statusCode, retryAfter });
