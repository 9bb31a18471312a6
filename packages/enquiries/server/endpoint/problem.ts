/** An error that refuses an enquiry with an HTTP status, from which the page's script knows what to say. */
export const problem = (statusCode: number, retryAfter?: number) =>
  Object.assign(new Error(`refused with ${statusCode}`), { statusCode, retryAfter });
