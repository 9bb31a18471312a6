import { setImmediate as nextTurn } from "node:timers/promises";
import { answerRejections } from "./answer-rejections";

type Handler = (...given: unknown[]) => unknown;

/** What a server is given to keep when a handler is added. */
function added(...given: unknown[]): unknown[] {
  const use = jest.fn();
  const app = { use };
  answerRejections(app);
  app.use(...given);
  return (use.mock.calls as unknown[][])[0] ?? [];
}

const answersOf = async (
  handler: (request: unknown, response: unknown, next: Handler) => unknown,
) => {
  const next = jest.fn();
  const [answering] = added(handler) as [Handler];
  answering("request", "response", next);
  await nextTurn();
  return next.mock.calls as unknown[][];
};

test("what a handler rejects with becomes the answer, and others answer as before", async () => {
  const gone = new Error("ENOENT");
  expect(await answersOf(() => Promise.reject(gone))).toEqual([[gone]]);
  expect(await answersOf((_request, _response, next) => next())).toEqual([[]]);
  expect(await answersOf((...given) => given[2](given.slice(0, 2)))).toEqual([
    [["request", "response"]],
  ]);
});

test("addresses and handlers of errors stay what they are", () => {
  const handler = (_error: unknown, _request: unknown, _response: unknown, _next: unknown) =>
    undefined;
  expect(added("/admin", handler)).toEqual(["/admin", handler]);
});
