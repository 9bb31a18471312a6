/** The parts of Express 4 used here. */
export interface App {
  _router: { stack: { name?: string; handle: Handler }[] };
}

type Handler = (request: unknown, response: unknown, next: (error?: unknown) => void) => unknown;

/**
 * Answers with an error if a handler of Gatsby's server rejects, as Express 5 does. In Express 4
 * such a rejection stays unhandled and ends `develop`: gatsby-plugin-sharp rejects if a requested
 * picture's photo has just been deleted or is being replaced. Remove once Gatsby uses Express 5
 * (https://github.com/expressjs/express/issues/2259).
 */
export function answerRejections({ _router: { stack } }: App): void {
  for (const layer of stack) {
    const { handle } = layer;
    // Four parameters mark an error handler.
    if (handle.length > 3) continue;
    layer.handle = (request, response, next) => {
      Promise.resolve(handle(request, response, next)).catch(next);
    };
  }
}
