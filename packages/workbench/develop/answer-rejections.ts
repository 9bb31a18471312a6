/** The parts of Express 4 that are used here. */
export interface App {
  _router: { stack: { name?: string; handle: Handler }[] };
}

type Handler = (request: unknown, response: unknown, next: (error?: unknown) => void) => unknown;

/**
 * Answers with an error where a handler of Gatsby's server rejects, as Express 5 does. Express 4 lets the rejection go
 * unhandled, which ends `develop`: gatsby-plugin-sharp rejects when a browser asks for a picture whose photo has just
 * been deleted or is being replaced. To be left out once Gatsby uses Express 5
 * (https://github.com/expressjs/express/issues/2259).
 */
export function answerRejections({ _router: { stack } }: App): void {
  for (const layer of stack) {
    const { handle } = layer;
    // Four parameters mark a handler of errors.
    if (handle.length > 3) continue;
    layer.handle = (request, response, next) => {
      Promise.resolve(handle(request, response, next)).catch(next);
    };
  }
}
