import type { DevelopApp, Handler } from "./develop-app";

/**
 * Makes a server answer with an error if a handler that is added from now on rejects, as Express 5
 * does. In Express 4 such a rejection stays unhandled and ends `develop`: gatsby-plugin-sharp rejects
 * if a requested picture's photo has just been deleted or is being replaced. Remove once Gatsby uses
 * Express 5 (https://github.com/expressjs/express/issues/2259).
 */
export function answerRejections(app: Pick<DevelopApp, "use">): void {
  const use = app.use.bind(app);
  app.use = (...given) => use(...given.map((part) => (isHandler(part) ? answering(part) : part)));
}

/** Four parameters mark a handler of errors; what is no function is an address. */
const isHandler = (part: unknown): part is Handler =>
  typeof part === "function" && part.length <= 3;

const answering =
  (handler: Handler): Handler =>
  (request, response, next) => {
    Promise.resolve(handler(request, response, next)).catch(next);
  };
